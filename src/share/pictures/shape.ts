import { visibleText } from '../visible-text.ts';
import { isColor, palette, type Color } from './palette.ts';

/**
 * Which colours a picture has. `auto` follows the reader's preference by a media query, as long as what shows it knows
 * one; light is then what remains.
 */
export type Scheme = 'auto' | 'light' | 'dark';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element. `fill` and `stroke` may name a colour of the palette; children that are strings are text. */
export interface Shape {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly (Shape | string)[];
}

export function shape(name: string, attributes: Attributes, ...children: readonly (Shape | string)[]): Shape {
  return { name, attributes, children };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What most texts have not: what marks up, spaces in a row, and what is no printable ASCII. */
const SPECIAL = /[^\x20-\x7E]|[&<>"']| {2}/;

/** Text for XML, on one line: what marks up is escaped, and what nobody sees, or XML forbids, is spelt out. */
function xmlText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  const line = visibleText(text.replaceAll(/[\t\n\r ]+/g, ' '));
  return line.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

const xmlNumber = (value: number): string => String(Math.round(value * 100) / 100);

/** The colour itself where it is one, for which `auto` has a class besides. */
function paint(value: string, scheme: Scheme): string {
  if (!isColor(value)) return xmlText(value);
  const { light, dark } = palette[value];
  return scheme === 'dark' ? dark : light;
}

function attributeText(attributes: Attributes, scheme: Scheme): string {
  let classes = '';
  let text = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined) continue;
    if (typeof value === 'number') {
      text += ` ${name}="${xmlNumber(value)}"`;
    } else if (name !== 'fill' && name !== 'stroke') {
      text += ` ${name}="${xmlText(value)}"`;
    } else {
      if (scheme === 'auto' && isColor(value)) classes += `${classes === '' ? '' : ' '}${name}-${value}`;
      text += ` ${name}="${paint(value, scheme)}"`;
    }
  }
  return classes === '' ? text : ` class="${classes}"${text}`;
}

/** The SVG of a shape and all in it. */
export function svgText({ name, attributes, children }: Shape, scheme: Scheme): string {
  const start = `<${name}${attributeText(attributes, scheme)}`;
  if (children.length === 0) return `${start}/>`;
  let inner = '';
  for (const child of children) inner += typeof child === 'string' ? xmlText(child) : svgText(child, scheme);
  return `${start}>${inner}</${name}>`;
}

/** The colours that a shape and all in it have, each property with its tokens: "fill-ink". */
function paintsOf({ attributes, children }: Shape): readonly { property: string; color: Color }[] {
  const own = (['fill', 'stroke'] as const).flatMap((property) => {
    const value = attributes[property];
    return typeof value === 'string' && isColor(value) ? [{ property, color: value }] : [];
  });
  return [...own, ...children.flatMap((child) => (typeof child === 'string' ? [] : paintsOf(child)))];
}

/** The rules that turn a picture dark, for the classes that svgText gives in the scheme `auto`. */
export function darkRules(root: Shape): string {
  const rules = paintsOf(root).map(
    ({ property, color }) => `.${property}-${color}{${property}:${palette[color].dark}}`,
  );
  return `@media (prefers-color-scheme:dark){${[...new Set(rules)].join('')}}`;
}

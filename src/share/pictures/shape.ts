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

/** Text for XML, on one line: what marks up is escaped, and what nobody sees, or XML forbids, is spelt out. */
function xmlText(text: string): string {
  const line = visibleText(text.replaceAll(/[\t\n\r ]+/g, ' '));
  return line.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

const xmlNumber = (value: number): string => String(Math.round(value * 100) / 100);

/** The colour itself where it is one, and the class by which the dark scheme replaces it. */
function paint(property: 'fill' | 'stroke', value: string, scheme: Scheme): string {
  if (!isColor(value)) return ` ${property}="${xmlText(value)}"`;
  const { light, dark } = palette[value];
  return ` ${property}="${scheme === 'dark' ? dark : light}"`;
}

function attributeText(attributes: Attributes, scheme: Scheme): string {
  const classes: string[] = [];
  const texts = Object.entries(attributes).map(([name, value]) => {
    if (value === undefined) return '';
    if (typeof value === 'number') return ` ${name}="${xmlNumber(value)}"`;
    if (name !== 'fill' && name !== 'stroke') return ` ${name}="${xmlText(value)}"`;
    if (scheme === 'auto' && isColor(value)) classes.push(`${name}-${value}`);
    return paint(name, value, scheme);
  });
  return [...(classes.length === 0 ? [] : [` class="${classes.join(' ')}"`]), ...texts].join('');
}

/** The SVG of a shape and all in it. */
export function svgText({ name, attributes, children }: Shape, scheme: Scheme): string {
  const inner = children.map((child) =>
    typeof child === 'string' ? xmlText(child) : svgText(child, scheme),
  );
  const start = `<${name}${attributeText(attributes, scheme)}`;
  return inner.length === 0 ? `${start}/>` : `${start}>${inner.join('')}</${name}>`;
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

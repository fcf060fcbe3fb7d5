import type { TextPart } from '../../figures/comparison/text-part.ts';
import type { Block } from './block.ts';
import type { Color } from './palette.ts';
import { shape } from './shape.ts';
import { textShape } from './text-shape.ts';
import { wrapText, type Lines } from './wrap-text.ts';

const isInk = (character: string): boolean => !/\s/u.test(character);

/** Parts in lines: they are wrapped as one text, then each line takes its strong stretches back. */
function richLines(parts: readonly TextPart[], lines: Lines): readonly (readonly TextPart[])[] {
  const flags = parts.flatMap(({ text, strong }) => [...text].filter(isInk).map(() => strong));
  let at = 0;
  let strong = flags[0] ?? false;
  return wrapText(parts.map(({ text }) => text).join(''), lines).map((line) => {
    const stretches: { text: string; strong: boolean }[] = [];
    for (const character of line) {
      if (isInk(character)) {
        strong = flags[at] ?? strong;
        at += 1;
      }
      const last = stretches.at(-1);
      if (last?.strong === strong) last.text += character;
      else stretches.push({ text: character, strong });
    }
    return stretches;
  });
}

export interface Paragraph extends Lines {
  readonly fill: Color;
  /** Of the strong parts; the others have `weight`. */
  readonly strongWeight?: number;
  readonly lineHeight?: number;
  /** What the strong parts are filled with, if not with `fill`. */
  readonly strongFill?: Color;
}

/** A few strong words in a paragraph take no more room than its font spares. */
function isMostlyStrong(parts: readonly TextPart[]): boolean {
  const length = (of: readonly TextPart[]): number => of.reduce((sum, { text }) => sum + text.length, 0);
  return length(parts.filter(({ strong }) => strong)) * 2 > length(parts);
}

/** A paragraph from its upper left corner. */
export function paragraph(text: string | readonly TextPart[], given: Paragraph): Block {
  const { fill, size, weight, strongWeight = 600, lineHeight = 1.45, strongFill = fill } = given;
  const parts = typeof text === 'string' ? [{ text, strong: false }] : text;
  const lines = richLines(parts, { ...given, weight: isMostlyStrong(parts) ? strongWeight : weight });
  const step = size * lineHeight;
  const shapes = lines.map((line, index) => {
    const y = index * step + step / 2 + size * 0.36;
    const stretches = line.map((part) =>
      part.strong
        ? shape('tspan', { 'font-weight': strongWeight, fill: strongFill }, part.text)
        : shape('tspan', {}, part.text),
    );
    const [only, ...others] = line;
    const plain = others.length === 0 && only !== undefined && !only.strong;
    return textShape(plain ? only.text : stretches, { x: 0, y, size, fill, weight });
  });
  return { height: lines.length * step, shapes };
}

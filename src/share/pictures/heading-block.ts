import { stacked, type Block } from './block.ts';
import { paragraph } from './rich-text.ts';

export interface Heading {
  readonly title: string;
  /** Below it, smaller. */
  readonly lines: readonly string[];
}

/** Who was measured: the title in up to two lines, then a line each. */
export function headingBlock({ title, lines }: Heading, width: number): Block {
  return stacked(
    [
      paragraph(title, { size: 22, weight: 650, fill: 'ink', room: width, most: 2, lineHeight: 1.3 }),
      ...lines.map((line) => paragraph(line, { size: 14, fill: 'soft', room: width, most: 2 })),
    ],
    0,
  );
}

/** Heads a matrix or a table within a picture. */
export function sectionBlock(title: string, note: string, width: number): Block {
  return stacked(
    [
      paragraph(title, { size: 15, weight: 600, fill: 'ink', room: width, most: 2, lineHeight: 1.4 }),
      paragraph(note, { size: 13, fill: 'soft', room: width, most: 3 }),
    ],
    0,
  );
}

import { trimmed } from '../document/lines.ts';
import type { Field } from '../report.ts';

/** A row of a table as it was taken apart, with all of its text, and where that begins in the whole text. */
export interface RawRow {
  readonly cells: readonly string[];
  readonly text: string;
  readonly start: number;
}

/** Where the cells of a row stand; a cell with a quote that is none around it has `isStray`. */
export interface CellField extends Field {
  readonly isStray: boolean;
}

/** The cells of a row with their places, without the quotes and the space around them. */
export function fieldsOf({ cells, text, start }: RawRow): CellField[] {
  let at = 0;
  return cells.map((cell) => {
    const isQuoted = text[at] === '"';
    const written = isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
    const from = start + at + (isQuoted ? 1 : 0);
    at += written.length;
    // Between a closing quote and the next delimiter there may be space.
    while (isQuoted && text[at] === ' ') at += 1;
    at += 1;
    return { ...trimmed({ text: cell, start: from }), isStray: cell.includes('"') && !isQuoted };
  });
}

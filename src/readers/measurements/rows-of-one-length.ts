import type { Field, Report } from '../report.ts';

const ONE_EACH = 'Give every row one cell for each column; "—" stands for none.';

/** The rows that have as many cells as the header. One lost column is one mistake, not one of every row. */
export function rowsOfOneLength(
  rows: readonly (readonly Field[])[],
  header: readonly Field[],
  report: Report,
): (readonly Field[])[] {
  const [corner] = header;
  if (corner === undefined) return [];
  const count = rows[0]?.length ?? 0;
  const isWhole = rows.length < 2 || count === header.length || rows.some(({ length }) => length !== count);
  if (!isWhole) {
    report.onLine(
      corner,
      `The header has ${cellCount(header)}, but every row has ${cellCount(rows[0] ?? [])}.`,
      ONE_EACH,
    );
    return [];
  }
  return rows.filter((cells) => {
    const [first] = cells;
    if (first === undefined) return false;
    if (cells.length === header.length) return true;
    const message = `Row has ${cellCount(cells)}, but the header on line ${report.lineOf(corner)} has ${header.length}.`;
    report.onLine(first, message, ONE_EACH);
    return false;
  });
}

function cellCount({ length }: readonly Field[]): string {
  return length === 1 ? '1 cell' : `${length} cells`;
}

import { columnNamed } from './columns.ts';

const DELIMITERS = [',', ';', '\t'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** What stands between the cells of a header: the character between which it has most columns, known ones first. */
export function delimiterOf(header: string): Delimiter {
  let best: Delimiter = ',';
  let most = { known: -1, all: -1 };
  for (const delimiter of DELIMITERS) {
    const cells = header.split(delimiter);
    const known = cells.filter((cell) => columnNamed(cell.replaceAll('"', '')) !== null).length;
    if (known < most.known || (known === most.known && cells.length <= most.all)) continue;
    best = delimiter;
    most = { known, all: cells.length };
  }
  return best;
}

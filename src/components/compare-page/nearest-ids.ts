import { distance } from 'fastest-levenshtein';

const SHOWN = 3;

/** The ids most like one that does not exist, the most alike first. */
export function nearestIds(id: string, ids: readonly string[]): readonly string[] {
  return ids
    .map((known) => ({ known, far: distance(id, known) }))
    .sort((left, right) => left.far - right.far || (left.known < right.known ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ known }) => known);
}

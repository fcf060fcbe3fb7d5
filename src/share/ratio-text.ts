import { ABSENT, formatRatio } from '../display/quantity-text.ts';
import type { RatioCell } from '../figures/comparison/ratio-grid.ts';

/** A ratio in a table of texts, where A is the baseline and B the other run. The signs are told by ratioSigns. */
export function ratioText(cell: RatioCell): string {
  switch (cell.state) {
    case 'both':
      return `${formatRatio(cell.ratio)}${cell.a.limited || cell.b.limited ? '*' : ''}`;
    case 'only-a':
      return 'only A';
    case 'only-b':
      return 'only B';
    case 'neither':
      return cell.a.why === 'over-capacity' && cell.b.why === 'over-capacity' ? 'OC' : 'neither';
    case 'a-only-measured':
      return 'not in B';
    case 'b-only-measured':
      return 'not in A';
    case 'not-measured':
      return ABSENT;
  }
}

const signs = [
  ['*', 'a server did not hold the load'],
  ['only A', 'B has no figure'],
  ['only B', 'A has no figure'],
  ['OC', 'over capacity for both'],
  ['neither', 'no figure of either'],
  ['not in A', 'A’s matrix lacks the cell'],
  ['not in B', 'B’s matrix lacks the cell'],
  [ABSENT, 'no figure, and not in both matrices'],
] as const;

/** What each sign among the texts of these cells means, a sentence each. */
export function ratioSigns(cells: readonly RatioCell[]): readonly string[] {
  const texts = cells.map(ratioText);
  return signs.flatMap(([sign, meaning]) =>
    texts.some((text) => (sign === '*' ? text.endsWith(sign) : text === sign))
      ? [`${sign}: ${meaning}.`]
      : [],
  );
}

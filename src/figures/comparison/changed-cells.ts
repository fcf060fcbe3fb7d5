import type { Run } from '../../run/run.ts';
import { ratioGrid, type RatioCell } from './ratio-grid.ts';

/** What became of decode throughput in one cell. */
export interface ChangedCell {
  /** The context as the matrix heads it. */
  readonly heading: string;
  readonly cell: RatioCell;
  /** b ÷ a − 1; null where only one of the two has a figure. */
  readonly change: number | null;
}

export interface ChangeQuestion {
  readonly baseline: Run;
  readonly other: Run;
  /** Changes up to this share are left out, such as 0.05. */
  readonly threshold: number;
}

/** Decimal fractions are not exact in binary: a change of just the threshold is no more than it. */
const HAIR = 1e-9;

/**
 * The cells of both matrices whose decode throughput changed by more than the threshold: those that lost their figure,
 * then from the deepest fall to the steepest rise, then those that gained one. Empty where there is no ratio.
 */
export function changedCells({ baseline, other, threshold }: ChangeQuestion): readonly ChangedCell[] {
  const metric = { field: 'decodeTokPerSec', better: 'higher' } as const;
  const cells = (ratioGrid({ baseline, other, metric })?.rows ?? []).flatMap(({ heading, cells: row }) =>
    row.map((cell) => ({ heading, cell, change: cell.state === 'both' ? cell.ratio - 1 : null })),
  );
  const lost = cells.filter(({ cell }) => cell.state === 'only-a');
  const gained = cells.filter(({ cell }) => cell.state === 'only-b');
  const changed = cells
    .filter(({ change }) => change !== null && Math.abs(change) > threshold + HAIR)
    .sort((left, right) => (left.change ?? 0) - (right.change ?? 0));
  return [...lost, ...changed, ...gained];
}

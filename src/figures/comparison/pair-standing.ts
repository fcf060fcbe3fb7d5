import { decodePlace, type DecodePlace } from '../decode-place.ts';
import { ratioGrid, type Figure, type NoFigure, type RatioQuestion } from './ratio-grid.ts';
import { isEven } from './ratio-scale.ts';

/** A place with its ratio, above 1 where the other run is better. */
export interface PlacedRatio extends DecodePlace {
  /** The context as the matrix heads it. */
  readonly heading: string;
  readonly ratio: number;
}

/** Why a shared cell has no ratio and is not a matter of capacity alone, by run. */
export interface MissingFigure extends DecodePlace {
  readonly baseline: Missing | null;
  readonly other: Missing | null;
}

/** `not-held`: the cell has a figure, but the server did not hold the load. */
export type Missing = NoFigure['why'] | 'not-held';

/**
 * How two runs stand to one another in one metric, over the cells that both matrices have. Every shared cell is in
 * exactly one of `ratios`, `fitsOnlyBaseline`, `fitsOnlyOther`, `fitsNeither` and `missing`.
 */
export interface PairStanding {
  readonly sharedCells: number;
  /** The cells in which both have the figure, from the lowest ratio to the highest. */
  readonly ratios: readonly PlacedRatio[];
  /** How many of them the baseline leads, the other leads, and are even within ±5 %. */
  readonly baselineLeads: number;
  readonly otherLeads: number;
  readonly even: number;
  /** Over `ratios`; null where there are none. */
  readonly geometricMean: number | null;
  /** In how many of them a server did not hold the concurrency asked for. */
  readonly notHeld: number;
  /** The baseline has a figure and held the load, the other is over capacity. */
  readonly fitsOnlyBaseline: readonly DecodePlace[];
  readonly fitsOnlyOther: readonly DecodePlace[];
  /** Both are over capacity. */
  readonly fitsNeither: readonly DecodePlace[];
  /** At least one has no figure, for another reason than capacity alone: errors, cells not run, not recorded. */
  readonly missing: readonly MissingFigure[];
}

type Side = Figure | NoFigure | null;

function missingOf(side: Side): Missing | null {
  if (side === null) return null;
  if (side.kind === 'no-figure') return side.why;
  return side.limited ? 'not-held' : null;
}

const isOver = (side: Side): boolean => missingOf(side) === 'over-capacity';
const isHeld = (side: Side): boolean => side?.kind === 'figure' && !side.limited;

function geometricMean(ratios: readonly PlacedRatio[]): number | null {
  if (ratios.length === 0) return null;
  return Math.exp(ratios.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / ratios.length);
}

/** Counts and places of two runs in one metric; null where their kinds of measurement differ. */
export function pairStanding(question: RatioQuestion): PairStanding | null {
  const grid = ratioGrid(question);
  if (grid === null) return null;
  const cells = grid.rows.flatMap(({ heading, cells: row }) => row.map((cell) => ({ heading, ...cell })));
  const shared = cells.filter(({ a, b }) => a !== null && b !== null);
  const both = shared.filter((cell) => cell.state === 'both');
  const ratios = both
    .map(({ heading, ratio, ...cell }) => ({ ...decodePlace(cell), heading, ratio }))
    .sort((left, right) => left.ratio - right.ratio);
  const without = shared.filter((cell) => cell.state !== 'both');
  const decided = ratios.filter(({ ratio }) => !isEven(ratio));
  const fitsOnlyBaseline = without.filter(({ a, b }) => isHeld(a) && isOver(b));
  const fitsOnlyOther = without.filter(({ a, b }) => isOver(a) && isHeld(b));
  const fitsNeither = without.filter(({ a, b }) => isOver(a) && isOver(b));
  const byCapacity = new Set([...fitsOnlyBaseline, ...fitsOnlyOther, ...fitsNeither]);
  return {
    sharedCells: shared.length,
    ratios,
    baselineLeads: decided.filter(({ ratio }) => ratio < 1).length,
    otherLeads: decided.filter(({ ratio }) => ratio > 1).length,
    even: ratios.length - decided.length,
    geometricMean: geometricMean(ratios),
    notHeld: both.filter(({ a, b }) => a.limited || b.limited).length,
    fitsOnlyBaseline: fitsOnlyBaseline.map(decodePlace),
    fitsOnlyOther: fitsOnlyOther.map(decodePlace),
    fitsNeither: fitsNeither.map(decodePlace),
    missing: without
      .filter((cell) => !byCapacity.has(cell))
      .map((cell) => ({ ...decodePlace(cell), baseline: missingOf(cell.a), other: missingOf(cell.b) })),
  };
}

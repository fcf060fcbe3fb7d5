import { missingFigureText } from '../../display/decode-cell-text.ts';
import type { DecodeMetric } from '../../display/decode-metric.ts';
import type { DecodeCell } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { isMeasuredDecode } from '../measured.ts';
import { unionGrid } from './union-grid.ts';

/** A figure of one run in a cell, in the metric's unit. */
export interface Figure {
  readonly kind: 'figure';
  readonly value: number;
  /** Whether the cell is capacity-limited: the server did not hold the concurrency asked for. */
  readonly limited: boolean;
}

/** A cell that a run has, without this figure. */
export interface NoFigure {
  readonly kind: 'no-figure';
  /** The cell's status, or `not-recorded` where the cell was measured and the tool left this figure out. */
  readonly why: Exclude<DecodeCell['status'], 'valid' | 'capacity-limited'> | 'not-recorded';
  /** What `why` reads: "Over capacity". */
  readonly text: string;
  /** Of an error, what the tool says; else null. */
  readonly reason: string | null;
}

/**
 * What two runs have in one place: `a` of the baseline, `b` of the other; a side is null where that run's matrix lacks
 * the cell. The states of cells that one run lacks say "measured", the others speak of cells that both have.
 */
export type RatioState =
  /** `ratio` is above 1 where the other run is better, whichever direction is better for the metric. */
  | { readonly state: 'both'; readonly a: Figure; readonly b: Figure; readonly ratio: number }
  | { readonly state: 'only-a'; readonly a: Figure; readonly b: NoFigure }
  | { readonly state: 'only-b'; readonly a: NoFigure; readonly b: Figure }
  | { readonly state: 'neither'; readonly a: NoFigure; readonly b: NoFigure }
  | { readonly state: 'a-only-measured'; readonly a: Figure; readonly b: null }
  | { readonly state: 'b-only-measured'; readonly a: null; readonly b: Figure }
  /** At least one side is null, and no side has a figure. */
  | { readonly state: 'not-measured'; readonly a: NoFigure | null; readonly b: NoFigure | null };

export type RatioCell = RatioState & {
  readonly contextLabel: string;
  readonly contextTokens: number;
  readonly concurrency: number;
};

export interface RatioRow {
  readonly contextLabel: string;
  readonly contextTokens: number;
  /** The label, with its tokens where two rows have the same label. */
  readonly heading: string;
  /** One per concurrency of the grid. */
  readonly cells: readonly RatioCell[];
}

/** Two decode matrices in one, over the union of their contexts and concurrencies, both ascending. */
export interface RatioGrid {
  readonly concurrencies: readonly number[];
  readonly rows: readonly RatioRow[];
}

/** Two runs of a comparison and the metric in which they are compared. */
export interface RatioQuestion {
  readonly baseline: Pick<Run, 'decode' | 'protocol'>;
  readonly other: Pick<Run, 'decode' | 'protocol'>;
  readonly metric: Pick<DecodeMetric, 'field' | 'better'>;
}

type Metric = RatioQuestion['metric'];

function side(cell: DecodeCell | null, { field }: Metric): Figure | NoFigure | null {
  if (cell === null) return null;
  if (!isMeasuredDecode(cell)) {
    const reason = cell.status === 'error' ? cell.reason : null;
    return { kind: 'no-figure', why: cell.status, text: missingFigureText(cell), reason };
  }
  const value = cell[field];
  if (value === null) return { kind: 'no-figure', why: 'not-recorded', text: 'Not recorded', reason: null };
  return { kind: 'figure', value, limited: cell.status === 'capacity-limited' };
}

function figureState(a: Figure, b: Figure | NoFigure | null, better: Metric['better']): RatioState {
  if (b === null) return { state: 'a-only-measured', a, b };
  if (b.kind === 'no-figure') return { state: 'only-a', a, b };
  const ratio = better === 'higher' ? b.value / a.value : a.value / b.value;
  return { state: 'both', a, b, ratio };
}

function noFigureState(a: NoFigure | null, b: Figure | NoFigure | null): RatioState {
  if (b?.kind === 'figure') {
    return a === null ? { state: 'b-only-measured', a, b } : { state: 'only-b', a, b };
  }
  return a === null || b === null ? { state: 'not-measured', a, b } : { state: 'neither', a, b };
}

/**
 * Divides the figures of two runs place by place. Contexts are the same where label and tokens are: 251K and 256K are
 * two rows. Exchanging the runs gives 1 ÷ each ratio.
 *
 * @returns null where the runs differ in kind of measurement: their figures are different things, without a ratio.
 */
export function ratioGrid({ baseline, other, metric }: RatioQuestion): RatioGrid | null {
  if (baseline.protocol.measurementKind !== other.protocol.measurementKind) return null;
  const { concurrencies, rows } = unionGrid([baseline, other]);
  return {
    concurrencies,
    rows: rows.map(({ cells, ...row }) => ({
      ...row,
      cells: concurrencies.map((concurrency, column) => {
        const [a = null, b = null] = (cells[column] ?? []).map((cell) => side(cell, metric));
        const { contextLabel, contextTokens } = row;
        const state = a?.kind === 'figure' ? figureState(a, b, metric.better) : noFigureState(a, b);
        return { contextLabel, contextTokens, concurrency, ...state };
      }),
    })),
  };
}

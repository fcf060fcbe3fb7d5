import { formatCount, formatDecodeRate, formatRequests } from '../../display/quantity-text.ts';
import type { Chart } from '../chart.ts';
import type { Curve, CurvePoint } from '../curves.ts';
import { landscapeTotal, type LandscapeRow } from './landscape-row.ts';
import { paretoFront } from './pareto-front.ts';

/** How a landscape is looked at. */
export interface LandscapeView {
  readonly perGpu: boolean;
  /** Where a click on a cell leads, with the base path. */
  readonly hrefOf: (row: LandscapeRow) => string;
}

/** Up to so many runs have a line and a name each; the cells of more are points, under the line of the front. */
const NAMED_RUNS = 6;

function pointOf(row: LandscapeRow, { perGpu, hrefOf }: LandscapeView): CurvePoint {
  return {
    x: row.perRequestTokPerSec,
    y: landscapeTotal(row, perGpu),
    label: `${row.name}, ${row.contextLabel} × ${formatCount(row.concurrency)}`,
    href: hrefOf(row),
  };
}

function runCurves(rows: readonly LandscapeRow[], view: LandscapeView): readonly Curve[] {
  const byRun = [...Map.groupBy(rows, ({ id }) => id).values()];
  return byRun.map((alike, at) => ({
    name: alike[0]?.name ?? '',
    look: { at, of: byRun.length },
    points: alike
      // From the most requests to one, so that the name stands to the right.
      .toSorted((left, right) => right.concurrency - left.concurrency)
      .map((row) => ({
        ...pointOf(row, view),
        label: `${row.contextLabel} × ${formatCount(row.concurrency)}`,
      })),
  }));
}

function finding(rows: readonly LandscapeRow[], front: readonly LandscapeRow[], perGpu: boolean): string {
  const [fastest] = front;
  const largest = front.at(-1);
  if (fastest === undefined || largest === undefined) return 'No cell has both figures.';
  const runs = new Set(rows.map(({ id }) => id)).size;
  const each = `${fastest.name} with ${formatRequests(fastest.concurrency)} gives each request the most, ${formatDecodeRate(fastest.perRequestTokPerSec)} tok/s`;
  const all = `${largest.name} with ${formatRequests(largest.concurrency)} serves the most in total, ${formatDecodeRate(landscapeTotal(largest, perGpu))} tok/s${perGpu ? ' per GPU' : ''}`;
  return `Total against per-request decode throughput of ${formatCount(runs)} ${runs === 1 ? 'run' : 'runs'} at ${fastest.contextLabel}: ${each}; ${all}. ${formatCount(front.length)} of ${formatCount(rows.length)} cells are on the Pareto front.`;
}

/**
 * Total against per-request throughput of cells of one context and one kind of measurement, those that no other beats
 * numbered from the fastest request to the highest total, as `paretoFront` has them. Null without cells.
 *
 * @throws {Error} for rows of different kinds or contexts: such figures share no axis.
 */
export function landscapeChart(rows: readonly LandscapeRow[], view: LandscapeView): Chart | null {
  const kinds = new Set(rows.map(({ kind, contextLabel }) => `${kind} at ${contextLabel}`));
  if (kinds.size > 1) throw new Error(`different measurements in one landscape: ${[...kinds].join(', ')}`);
  const front = paretoFront(rows, view.perGpu);
  if (front.length === 0) return null;
  const numbers = new Map(front.map((row, at) => [row, String(at + 1)]));
  const numbered: Curve = {
    name: 'Pareto front',
    isUnnamed: true,
    points: front.map((row) => ({ ...pointOf(row, view), tag: numbers.get(row) ?? '' })),
    look: { at: 0, of: 2 },
  };
  const cells: Curve = {
    name: 'Cells',
    isUnnamed: true,
    points: rows.filter((row) => !numbers.has(row)).map((row) => pointOf(row, view)),
    look: { at: 1, of: 2 },
    only: 'points',
  };
  const isFew = new Set(rows.map(({ id }) => id)).size <= NAMED_RUNS;
  return {
    finding: finding(rows, front, view.perGpu),
    x: { title: 'Per-request tok/s', quantity: 'decode-rate', scale: 'log', ticks: null },
    y: { title: 'Total tok/s', quantity: 'decode-rate', scale: 'log', ticks: null },
    // The first is drawn on top.
    curves: isFew ? [{ ...numbered, only: 'points' }, ...runCurves(rows, view)] : [numbered, cells],
    labelPoints: false,
  };
}

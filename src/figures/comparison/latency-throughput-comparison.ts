import { formatDecodeRate } from '../../display/quantity-text.ts';
import type { Run } from '../../run/run.ts';
import type { Chart } from '../chart.ts';
import { latencyThroughputCurves, type Curve } from '../curves.ts';
import { isMeasuredDecode } from '../measured.ts';
import { areOneKind, comparisonCurves, eachSpan } from './comparison-curves.ts';
import { contextKey, distinctContexts, type Context } from './context.ts';

/** The contexts at which any run has decode figures, ascending: what latencyThroughputComparison can be asked. */
export function measuredContexts(runs: readonly Run[]): readonly Context[] {
  return distinctContexts(runs.flatMap((run) => run.decode.filter(isMeasuredDecode)));
}

function latencyThroughput(run: Run, context: Context): Curve {
  const cells = run.decode.filter((cell) => contextKey(cell) === contextKey(context));
  return latencyThroughputCurves({ ...run, decode: cells })[0] ?? { name: '', points: [] };
}

/**
 * Total against per-request tok/s at one context, a curve per run along which concurrency rises. Null where nothing was
 * measured, and across kinds of measurement: such figures share no axis.
 */
export function latencyThroughputComparison(runs: readonly Run[], context: Context): Chart | null {
  const curves = comparisonCurves(runs, (run) => latencyThroughput(run, context));
  if (curves === null || !areOneKind(runs)) return null;
  return {
    finding: `Total against per-request decode throughput at ${context.contextLabel}, concurrency rising along each line: ${eachSpan(curves, (rate) => `${formatDecodeRate(rate)} tok/s`)}.`,
    x: { title: 'Per-request tok/s', quantity: 'decode-rate', scale: 'log', ticks: null },
    y: { title: 'Total tok/s', quantity: 'decode-rate', scale: 'log', ticks: null },
    curves,
    labelPoints: true,
  };
}

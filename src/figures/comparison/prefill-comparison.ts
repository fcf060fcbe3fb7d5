import { formatMilliseconds, formatPrefillRate } from '../../display/quantity-text.ts';
import type { Run } from '../../run/run.ts';
import { contextAxis, type Chart } from '../chart.ts';
import { prefillThroughputCurve, prefillTtftCurve } from '../curves.ts';
import { comparisonCurves, eachSpan } from './comparison-curves.ts';

/** Prompt tok/s of one cold request by context length, a curve per run; null where nothing was measured. */
export function prefillThroughputComparison(runs: readonly Run[]): Chart | null {
  const curves = comparisonCurves(runs, prefillThroughputCurve);
  if (curves === null) return null;
  return {
    finding: `Prefill throughput by context length: ${eachSpan(curves, (value) => `${formatPrefillRate(value)} tok/s`)}.`,
    x: contextAxis(curves),
    y: { title: 'tok/s', quantity: 'prefill-rate', scale: 'linear', ticks: null },
    curves,
    labelPoints: false,
  };
}

/** TTFT in ms of one cold request by context length, a curve per run; null where nothing was measured. */
export function prefillTtftComparison(runs: readonly Run[]): Chart | null {
  const curves = comparisonCurves(runs, prefillTtftCurve);
  if (curves === null) return null;
  return {
    finding: `Prefill time to first token by context length: ${eachSpan(curves, (value) => `${formatMilliseconds(value)} ms`)}.`,
    x: contextAxis(curves),
    y: { title: 'ms', quantity: 'ms', scale: 'log', ticks: null },
    curves,
    labelPoints: false,
  };
}

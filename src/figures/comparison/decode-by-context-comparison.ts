import { formatCount, formatDecodeRate } from '../../display/quantity-text.ts';
import type { Run } from '../../run/run.ts';
import { cellFindings } from '../cell-findings.ts';
import { contextAxis, type Chart } from '../chart.ts';
import type { Curve } from '../curves.ts';
import { findings } from '../findings.ts';
import { isMeasuredDecode } from '../measured.ts';
import { areOneKind, comparisonCurves, eachSpan } from './comparison-curves.ts';

function decodeByContext(run: Run, concurrency: number): Curve {
  const found = findings(run);
  const points = run.decode
    .filter(isMeasuredDecode)
    // The context axis is logarithmic: no context at all has no place on it.
    .filter((cell) => cell.concurrency === concurrency && cell.contextTokens > 0)
    .map((cell) => ({
      x: cell.contextTokens,
      y: cell.decodeTokPerSec,
      label: cell.contextLabel,
      marked: cellFindings(found, cell).length > 0,
    }));
  return { name: '', points: points.sort((left, right) => left.x - right.x) };
}

/** The concurrencies at which any run has decode figures, ascending: what decodeByContextComparison can be asked. */
export function measuredConcurrencies(runs: readonly Run[]): readonly number[] {
  const cells = runs.flatMap((run) => run.decode.filter(isMeasuredDecode));
  return [...new Set(cells.map((cell) => cell.concurrency))].sort((left, right) => left - right);
}

/**
 * Decode tok/s of all requests by context length at one concurrency, a curve per run. Null where nothing was measured, and
 * across kinds of measurement: such figures share no axis.
 */
export function decodeByContextComparison(runs: readonly Run[], concurrency: number): Chart | null {
  const curves = comparisonCurves(runs, (run) => decodeByContext(run, concurrency));
  if (curves === null || !areOneKind(runs)) return null;
  return {
    finding: `Decode throughput by context length at a concurrency of ${formatCount(concurrency)}: ${eachSpan(curves, (rate) => `${formatDecodeRate(rate)} tok/s`)}.`,
    x: contextAxis(curves),
    y: { title: 'tok/s', quantity: 'decode-rate', scale: 'log', ticks: null },
    curves,
    labelPoints: false,
  };
}

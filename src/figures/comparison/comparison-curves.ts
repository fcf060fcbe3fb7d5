import type { Run } from '../../run/run.ts';
import { span } from '../chart.ts';
import type { Curve } from '../curves.ts';
import { runNames } from './run-name.ts';

/**
 * One curve per run with the run's name, in the order of the runs, so that a run keeps its colour and shape in all
 * charts: the curve of a run without figures has no points. Null where no run has figures.
 */
export function comparisonCurves(runs: readonly Run[], curve: (run: Run) => Curve): readonly Curve[] | null {
  const names = runNames(runs);
  const curves = runs.map((run, at) => ({ points: curve(run).points, name: names[at]?.name ?? run.id }));
  return curves.every(({ points }) => points.length === 0) ? null : curves;
}

/** "Kimi-K2.6 from 26.2 tok/s at 8K to …; Inkling-Small from …": what the curves show, one after the other. */
export function eachSpan(curves: readonly Curve[], text: (value: number) => string): string {
  return curves.map((curve) => `${curve.name} ${span(curve, text)}`).join('; ');
}

/** Whether all runs measured the same kind of decode figure, so that these may share an axis. */
export function areOneKind(runs: readonly Run[]): boolean {
  return new Set(runs.map((run) => run.protocol.measurementKind)).size === 1;
}

import {
  formatCount,
  formatDecodeRate,
  formatMilliseconds,
  formatPrefillRate,
} from '../display/quantity-text.ts';
import type { Run } from '../run/run.ts';
import {
  decodeThroughputCurves,
  latencyThroughputCurves,
  prefillThroughputCurve,
  prefillTtftCurve,
  type Curve,
} from './curves.ts';

/** One axis of a chart. */
export interface ChartAxis {
  readonly title: string;
  /** How its figures are written, see axisText in charts/. */
  readonly quantity: 'context' | 'concurrency' | 'decode-rate' | 'prefill-rate' | 'ms' | 'share' | 'occasion';
  readonly scale: 'log' | 'linear';
  /** Where the grid is labelled, by value; null leaves that to the chart. */
  readonly ticks: readonly { readonly value: number; readonly label: string }[] | null;
  /** From where to where it reaches; as far as the figures where it is not said, on a linear y axis from 0. */
  readonly range?: readonly [from: number, to: number];
}

/** How far apart measurements of the same are, behind the curves. */
export interface ChartBand {
  /** The first and the last x. */
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  /** As that of the curve which it belongs to. */
  readonly look: NonNullable<Curve['look']>;
}

/** A place on the x axis from which on something is different. */
export interface ChartMark {
  readonly x: number;
  readonly label: string;
  readonly isStrong: boolean;
}

/** Everything that a chart draws, as plain JSON. */
export interface Chart {
  /** One sentence that says what the chart shows, for those who do not see it. */
  readonly finding: string;
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly curves: readonly Curve[];
  /** Whether each point carries its label. */
  readonly labelPoints: boolean;
  /** `runs`: up to four runs, or cells, each in a colour of its own; else curves are shades of one. */
  readonly palette?: 'runs';
  readonly bands?: readonly ChartBand[];
  readonly marks?: readonly ChartMark[];
}

/** Ticks closer than this ratio would print over one another; the first of them is kept. */
const TICK_RATIO = 1.35;

/** One tick for each distinct x of the curves, those that would collide with the one before left out. */
function ticksOf(
  curves: readonly Curve[],
  label: (point: { x: number; label: string }) => string,
): ChartAxis['ticks'] {
  const points = curves.flatMap((curve) => curve.points).sort((a, b) => a.x - b.x);
  const ticks: { value: number; label: string }[] = [];
  for (const point of points) {
    const last = ticks.at(-1);
    if (last === undefined || point.x >= last.value * TICK_RATIO)
      ticks.push({ value: point.x, label: label(point) });
  }
  return ticks;
}

/** The context axis of curves, with a tick for each context that has room for its label. */
export const contextAxis = (curves: readonly Curve[]): ChartAxis => ({
  title: 'Context length',
  quantity: 'context',
  scale: 'log',
  ticks: ticksOf(curves, (point) => point.label),
});

/** What a curve shows: "from 17.6K tok/s at 8K to 8,808 tok/s at 256K, at most 18.7K tok/s at 16K". */
export function span(curve: Curve, text: (value: number) => string): string {
  const first = curve.points[0];
  const last = curve.points.at(-1);
  if (first === undefined || last === undefined) return 'no figures';
  if (first === last) return `${text(first.y)} at ${first.label}`;
  const most = curve.points.reduce((top, point) => (point.y > top.y ? point : top));
  const ends = `from ${text(first.y)} at ${first.label} to ${text(last.y)} at ${last.label}`;
  return most === first || most === last ? ends : `${ends}, at most ${text(most.y)} at ${most.label}`;
}

/** Prefill throughput by context length; null where nothing was measured. */
export function prefillThroughputChart(run: Run): Chart | null {
  const curve = prefillThroughputCurve(run);
  if (curve.points.length === 0) return null;
  return {
    finding: `Prefill throughput by context length: ${span(curve, (value) => `${formatPrefillRate(value)} tok/s`)}.`,
    x: contextAxis([curve]),
    y: { title: 'tok/s', quantity: 'prefill-rate', scale: 'linear', ticks: null },
    curves: [curve],
    labelPoints: false,
  };
}

/** Prefill TTFT by context length; null where nothing was measured. */
export function prefillTtftChart(run: Run): Chart | null {
  const curve = prefillTtftCurve(run);
  if (curve.points.length === 0) return null;
  return {
    finding: `Prefill time to first token by context length: ${span(curve, (value) => `${formatMilliseconds(value)} ms`)}.`,
    x: contextAxis([curve]),
    y: { title: 'ms', quantity: 'ms', scale: 'log', ticks: null },
    curves: [curve],
    labelPoints: false,
  };
}

/** "8K from 26.2 tok/s to 384.7 tok/s; 16K from …" */
function eachCurve(curves: readonly Curve[]): string {
  const sentences = curves.map(({ name, points }) => {
    const [first] = points;
    const last = points.at(-1);
    if (first === undefined || last === undefined) return `${name} none`;
    const start = `${name} ${formatDecodeRate(first.y)} tok/s at ${first.label}`;
    return first === last ? start : `${start} to ${formatDecodeRate(last.y)} at ${last.label}`;
  });
  return sentences.join('; ');
}

/** Decode throughput against concurrency, a line for each context; null where nothing was measured. */
export function decodeThroughputChart(run: Run): Chart | null {
  const curves = decodeThroughputCurves(run);
  if (curves.length === 0) return null;
  return {
    finding: `Decode throughput by concurrency for each context length: ${eachCurve(curves)}.`,
    x: {
      title: 'Concurrency',
      quantity: 'concurrency',
      scale: 'log',
      ticks: ticksOf(curves, (point) => formatCount(point.x)),
    },
    y: { title: 'tok/s', quantity: 'decode-rate', scale: 'log', ticks: null },
    curves,
    labelPoints: false,
  };
}

/** Total against per-request throughput, a line for each context; null where no per-request figure was recorded. */
export function latencyThroughputChart(run: Run): Chart | null {
  const curves = latencyThroughputCurves(run).filter((curve) => curve.points.length > 0);
  if (curves.length === 0) return null;
  return {
    finding: `Total against per-request decode throughput, concurrency rising along each line: ${eachCurve(curves)}.`,
    x: { title: 'Per-request tok/s', quantity: 'decode-rate', scale: 'log', ticks: null },
    y: { title: 'Total tok/s', quantity: 'decode-rate', scale: 'log', ticks: null },
    curves,
    labelPoints: true,
  };
}

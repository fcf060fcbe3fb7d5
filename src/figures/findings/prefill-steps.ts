import { formatList } from '../../display/list-text.ts';
import { formatMilliseconds, formatPrefillRate } from '../../display/quantity-text.ts';
import type { MeasuredPrefill } from '../../run/prefill.ts';
import type { Run } from '../../run/run.ts';
import { finding, type Finding } from './finding.ts';
import { growth, isClearlyLonger, measuredByContext } from './prefill-curve.ts';
import { neighbours, type Pair } from './valid-rows.ts';

/** A half-second poll and up to 30 ms for its request, in ms. */
const STEPS = Array.from({ length: 61 }, (_, index) => 500 + index / 2);
/** Rounding to a millisecond, and a poll that is a few milliseconds late. */
const TOLERANCE_MS = 6;
/** Beyond, the small delays of many polls add up to more than the tolerance. */
const MAX_MULTIPLE = 10;
/** With three points, one smooth curve in a few thousand would lie on steps by chance. */
const MIN_POINTS = 4;

const deviation = ({ ttftMs }: MeasuredPrefill, stepMs: number): number =>
  Math.abs(ttftMs - Math.max(1, Math.round(ttftMs / stepMs)) * stepMs);

function onSteps(points: readonly MeasuredPrefill[], stepMs: number): readonly MeasuredPrefill[] {
  return points.filter((point) => deviation(point, stepMs) <= TOLERANCE_MS);
}

/**
 * Whether the curve bends down on log–log axes. Fixed, linear and quadratic costs of a longer prompt add up to a curve
 * that only bends up, so that a proportional one that happens to lie on steps is not taken for one in steps.
 */
function bendsDown(points: readonly MeasuredPrefill[]): boolean {
  const slopes = neighbours(points).filter(isClearlyLonger).map(growth);
  return (
    slopes.some((slope) => slope < 0.1) || neighbours(slopes).some(([left, right]) => right < left - 0.15)
  );
}

/** The points whose TTFT is a multiple of one step, and the step in ms; null where there is no case for steps. */
export function prefillSteps(
  run: Pick<Run, 'prefill'>,
): { readonly stepMs: number; readonly points: readonly MeasuredPrefill[] } | null {
  const short = measuredByContext(run).filter(({ ttftMs }) => ttftMs <= MAX_MULTIPLE * 530);
  const total = (stepMs: number): number => short.reduce((sum, point) => sum + deviation(point, stepMs), 0);
  const [best] = STEPS.map((stepMs) => ({
    stepMs,
    points: onSteps(short, stepMs),
    deviation: total(stepMs),
  })).sort((left, right) => right.points.length - left.points.length || left.deviation - right.deviation);
  if (best === undefined || best.points.length < Math.max(MIN_POINTS, short.length - 1)) return null;
  return bendsDown(best.points) ? best : null;
}

/** What the steps make of the throughput, where they raise it by more than a fifth from one point to the next. */
function artefact(points: readonly MeasuredPrefill[]): string {
  const rise = ([left, right]: Pair<MeasuredPrefill>): number =>
    right.prefillTokPerSec / left.prefillTokPerSec;
  const largest = neighbours(points).toSorted((left, right) => rise(right) - rise(left))[0];
  if (largest === undefined || rise(largest) <= 1.2) return '';
  const [left, right] = largest;
  const rates = `${formatPrefillRate(left.prefillTokPerSec)} to ${formatPrefillRate(right.prefillTokPerSec)} tok/s`;
  return ` and the rise from ${rates} is an artefact`;
}

/**
 * Prefill TTFT that only takes multiples of about half a second: llm-inference-bench polls so often when the first
 * token has no visible text. The true TTFT lies up to one step earlier.
 */
export function prefillStepsFinding(run: Run): readonly Finding[] {
  const steps = prefillSteps(run);
  if (steps === null) return [];
  const { stepMs, points } = steps;
  const labels = points.map(({ contextLabel }) => contextLabel);
  const times = formatList(points.map(({ ttftMs }) => formatMilliseconds(ttftMs)));
  const step = formatMilliseconds(Math.round(stepMs / 10) * 10);
  const cause =
    run.protocol.tool === 'llm-inference-bench'
      ? 'The tool falls back to a poll every half second when the first token has no visible text'
      : 'A poll every half second gives such steps';
  return [
    finding('prefill-steps', {
      title: 'Prefill TTFT in steps',
      sentence:
        `Prefill TTFT is ${times} ms at ${formatList(labels)}: multiples of about ${step} ms. ` +
        `${cause}, so these throughputs are lower bounds${artefact(points)}.`,
      prefillContexts: labels,
    }),
  ];
}

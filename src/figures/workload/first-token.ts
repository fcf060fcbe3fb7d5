import type { MeasuredDecode } from '../../run/decode.ts';
import type { MeasuredPrefill } from '../../run/prefill.ts';
import type { Run } from '../../run/run.ts';
import { measuredByContext } from '../findings/prefill-curve.ts';
import { prefillSteps } from '../findings/prefill-steps.ts';
import { bracket, interpolate, type Weighted } from './log-log.ts';

/** A time in ms, as far as it is known: a figure, a bound, or nothing. */
export type Duration =
  { readonly kind: 'about' | 'at-least' | 'at-most'; readonly ms: number } | { readonly kind: 'unknown' };

/** The wait for the first token and the prefill points that it was taken from. */
export interface FirstToken {
  readonly wait: Duration;
  readonly prefillContexts: readonly string[];
}

const UNKNOWN: FirstToken = { wait: { kind: 'unknown' }, prefillContexts: [] };

/** With the prompt in the prefix cache: the decode TTFT, which is measured so. */
export function cachedFirstToken(cells: readonly Weighted<MeasuredDecode>[]): FirstToken {
  const ms = interpolate(cells, (cell) => cell.ttftMs);
  return ms === null ? UNKNOWN : { wait: { kind: 'about', ms }, prefillContexts: [] };
}

/** Where prefill was measured in steps, the true time lies up to one step before the measured one. */
function coldWait(ms: number, stepMs: number, people: number): Duration {
  if (people === 1) return { kind: stepMs === 0 ? 'about' : 'at-most', ms };
  return ms > stepMs ? { kind: 'at-least', ms: ms - stepMs } : { kind: 'unknown' };
}

/**
 * With a cold prompt: the prefill TTFT, which is measured with one request. Of several people each waits for at least
 * their own prefill; how they share the machine was not measured.
 */
export function coldFirstToken(run: Pick<Run, 'prefill'>, promptTokens: number, people: number): FirstToken {
  const points = measuredByContext(run).filter((point) => point.contextTokens > 0);
  const around = bracket(
    points.map((point) => point.contextTokens),
    promptTokens,
  ).flatMap(({ item, weight }): readonly Weighted<MeasuredPrefill>[] => {
    const point = points.find((each) => each.contextTokens === item);
    return point === undefined ? [] : [{ item: point, weight }];
  });
  const ms = interpolate(around, (point) => point.ttftMs);
  if (ms === null) return UNKNOWN;
  const steps = prefillSteps(run);
  const isInSteps = around.some(({ item }) => steps?.points.includes(item) === true);
  return {
    wait: coldWait(ms, isInSteps ? (steps?.stepMs ?? 0) : 0, people),
    prefillContexts: around.map(({ item }) => item.contextLabel),
  };
}

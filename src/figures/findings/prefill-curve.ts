import type { MeasuredPrefill, PrefillPoint } from '../../run/prefill.ts';
import type { Run } from '../../run/run.ts';
import type { Pair } from './valid-rows.ts';

const isValid = (point: PrefillPoint): point is MeasuredPrefill => point.status === 'valid';

/** The valid prefill points by ascending context. */
export function measuredByContext({ prefill }: Pick<Run, 'prefill'>): readonly MeasuredPrefill[] {
  return prefill.filter(isValid).sort((left, right) => left.contextTokens - right.contextTokens);
}

/** How TTFT grows between two points, as an exponent: 1 in proportion to the prompt, 2 with its square, 0 not at all. */
export function growth([left, right]: Pair<MeasuredPrefill>): number {
  return Math.log(right.ttftMs / left.ttftMs) / Math.log(right.contextTokens / left.contextTokens);
}

/** Whether the right prompt is so much longer that it must take clearly longer: 16K beside 8K, not 256K beside 251K. */
export function isClearlyLonger([left, right]: Pair<MeasuredPrefill>): boolean {
  return right.contextTokens >= left.contextTokens * 1.5;
}

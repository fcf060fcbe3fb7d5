import type { MeasuredDecode } from '../run/decode.ts';
import type { MeasuredPrefill } from '../run/prefill.ts';
import type { Run } from '../run/run.ts';
import { isMeasuredDecode, isMeasuredPrefill } from './measured.ts';

/** The figures that people look for first; each null where the run has none. */
export interface Headline {
  /** One request at the shortest context that was measured with one request. */
  readonly singleRequest: MeasuredDecode | null;
  /** The cell with the highest decode throughput. */
  readonly peakDecode: MeasuredDecode | null;
  /** The point with the highest prefill throughput. */
  readonly fastestPrefill: MeasuredPrefill | null;
  /** Of the cells at the longest context that has decode figures, the one with the highest concurrency. */
  readonly longestContext: MeasuredDecode | null;
}

/** The first of the best items by a comparison that is negative where the left one is better; null of none. */
function best<Item>(items: readonly Item[], compare: (left: Item, right: Item) => number): Item | null {
  return items.reduce<Item | null>(
    (found, item) => (found === null || compare(item, found) < 0 ? item : found),
    null,
  );
}

/** Picks the headline figures of a run by value, among the valid ones: a load that was not held makes no headline. */
export function headline(run: Run): Headline {
  const decode = run.decode.filter(isMeasuredDecode).filter(({ status }) => status === 'valid');
  return {
    singleRequest: best(
      decode.filter((cell) => cell.concurrency === 1),
      (left, right) => left.contextTokens - right.contextTokens,
    ),
    peakDecode: best(decode, (left, right) => right.decodeTokPerSec - left.decodeTokPerSec),
    fastestPrefill: best(
      run.prefill.filter(isMeasuredPrefill).filter(({ status }) => status === 'valid'),
      (left, right) => right.prefillTokPerSec - left.prefillTokPerSec,
    ),
    longestContext: best(
      decode,
      (left, right) => right.contextTokens - left.contextTokens || right.concurrency - left.concurrency,
    ),
  };
}

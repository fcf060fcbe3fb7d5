import type { MeasuredDecode } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { neighbours, rowsByConcurrency, type Pair } from './valid-rows.ts';

/** Half of the last digit published. */
const ROUNDING = 0.05;

/** How throughput falls between two contexts, as an exponent: 0 not at all, 1 in proportion to the context. */
function steepness([left, right]: Pair<MeasuredDecode>): number {
  return (
    Math.log(left.decodeTokPerSec / right.decodeTokPerSec) /
    Math.log(right.contextTokens / left.contextTokens)
  );
}

const isHalved = ([left, right]: Pair<MeasuredDecode>): boolean =>
  right.decodeTokPerSec + ROUNDING < (left.decodeTokPerSec - ROUNDING) / 2;

/**
 * The cliffs of one concurrency. Reading a longer KV cache slows decode at most in proportion to the context, and ever
 * more nearly so: a fall that is steeper, and more than twice as steep as the one beside it, has another cause.
 */
function cliffs(row: readonly MeasuredDecode[]): readonly Pair<MeasuredDecode>[] {
  const pairs = neighbours(row);
  return pairs.filter((pair, index) => {
    const beside = pairs[index === 0 ? 1 : index - 1];
    const fall = steepness(pair);
    return isHalved(pair) && fall > 1 && beside !== undefined && steepness(beside) < fall / 2;
  });
}

/** The cells on both sides of every cliff, by ascending concurrency. */
export function cliffPairs({ decode }: Pick<Run, 'decode'>): readonly Pair<MeasuredDecode>[] {
  // A context of no tokens is no step on a scale of proportions.
  return rowsByConcurrency(decode.filter((cell) => cell.contextTokens > 0)).flatMap(cliffs);
}

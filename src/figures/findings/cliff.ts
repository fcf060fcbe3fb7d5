import { formatList } from '../../display/list-text.ts';
import { formatDecodeRate, formatRequests } from '../../display/quantity-text.ts';
import type { MeasuredDecode } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { decodePlace } from '../decode-place.ts';
import { setUp } from '../set-up.ts';
import { finding, type Finding } from './finding.ts';
import { speculationText } from './speculation-text.ts';
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

function speculation(run: Run): string {
  const known = setUp(run);
  if (known.command !== 'read' || known.speculativeDecoding === null) return '';
  return ` Speculative decoding${speculationText(known.speculativeDecoding)} is on; its acceptance may end.`;
}

function describe(run: Run, pairs: readonly Pair<MeasuredDecode>[]): readonly Finding[] {
  const [first, ...others] = pairs;
  if (first === undefined) return [];
  const [left, right] = first;
  const who =
    left.concurrency === 1 ? 'One request falls' : `Throughput at ${formatRequests(left.concurrency)} falls`;
  const rates = `from ${formatDecodeRate(left.decodeTokPerSec)} to ${formatDecodeRate(right.decodeTokPerSec)} tok/s`;
  const also = others.map(([, cell]) => String(cell.concurrency));
  return [
    finding('cliff', {
      title: `Cliff at ${right.contextLabel}`,
      sentence:
        `${who} ${rates} between ${left.contextLabel} and ${right.contextLabel}.` +
        (also.length === 0 ? '' : ` The same at ${formatList(also)} requests.`) +
        speculation(run),
      cells: pairs.map(([, cell]) => decodePlace(cell)),
    }),
  ];
}

/** The cells on both sides of every cliff, by ascending concurrency. */
export function cliffPairs({ decode }: Pick<Run, 'decode'>): readonly Pair<MeasuredDecode>[] {
  return rowsByConcurrency(decode).flatMap(cliffs);
}

/** Throughput that falls by more than half from one context to the next, where the row is smooth beside it. */
export function cliffFindings(run: Run): readonly Finding[] {
  const byPlace = Map.groupBy(
    cliffPairs(run),
    ([left, right]) => `${left.contextLabel} ${right.contextLabel}`,
  );
  return [...byPlace.values()].flatMap((pairs) => describe(run, pairs));
}

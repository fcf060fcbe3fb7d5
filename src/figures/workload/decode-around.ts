import type { DecodeCell, MeasuredDecode } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import type { DecodePlace } from '../decode-place.ts';
import { cliffPairs } from '../findings/cliff-pairs.ts';
import { bracket, type Weighted } from './log-log.ts';
import type { NoAnswer } from './no-answer.ts';

/** One cell, where the matrix has the workload itself; else the two or four around it. */
export type DecodeAround = { readonly cells: readonly Weighted<MeasuredDecode>[] } | NoAnswer;

const isUsable = (cell: DecodeCell): cell is MeasuredDecode =>
  cell.status === 'valid' && cell.contextTokens > 0;

interface Place extends DecodePlace {
  readonly contextTokens: number;
}

function outside(
  valid: readonly MeasuredDecode[],
  { contextTokens, concurrency }: Omit<Place, 'contextLabel'>,
): NoAnswer | null {
  const byContext = valid.toSorted((left, right) => left.contextTokens - right.contextTokens);
  const [shortest, longest] = [byContext[0], byContext.at(-1)];
  if (shortest === undefined || longest === undefined) return { reason: 'no-sustained-decode' };
  if (contextTokens < shortest.contextTokens || contextTokens > longest.contextTokens) {
    return { reason: 'context-outside', shortest: shortest.contextLabel, longest: longest.contextLabel };
  }
  const concurrencies = valid.map((cell) => cell.concurrency);
  const [lowest, highest] = [Math.min(...concurrencies), Math.max(...concurrencies)];
  return concurrency < lowest || concurrency > highest
    ? { reason: 'concurrency-outside', lowest, highest }
    : null;
}

/** The cliff that the cells lie on both sides of. */
function cliffBetween(run: Pick<Run, 'decode'>, cells: readonly MeasuredDecode[]): NoAnswer | null {
  const tokens = cells.map((cell) => cell.contextTokens);
  const pair = cliffPairs(run).find(
    ([left, right]) => tokens.includes(left.contextTokens) && tokens.includes(right.contextTokens),
  );
  return pair === undefined
    ? null
    : { reason: 'cliff', from: pair[0].contextLabel, to: pair[1].contextLabel };
}

/**
 * The valid cells around a context and a concurrency, each with its weight on log–log axes. Cells that lack valid
 * figures are not stepped over, and nothing is taken from beyond the matrix or across a cliff.
 */
export function decodeAround(
  run: Pick<Run, 'decode'>,
  contextTokens: number,
  concurrency: number,
): DecodeAround {
  const valid = run.decode.filter(isUsable);
  const none = outside(valid, { contextTokens, concurrency });
  if (none !== null) return none;
  const labels = new Map(valid.map((cell) => [cell.contextTokens, cell.contextLabel]));
  const contexts = bracket([...labels.keys()], contextTokens);
  const concurrencies = bracket([...new Set(valid.map((cell) => cell.concurrency))], concurrency);
  const cells: Weighted<MeasuredDecode>[] = [];
  const missing: DecodePlace[] = [];
  for (const { item: tokens, weight } of contexts) {
    for (const { item: requests, weight: share } of concurrencies) {
      const cell = valid.find((each) => each.contextTokens === tokens && each.concurrency === requests);
      if (cell === undefined) missing.push({ contextLabel: labels.get(tokens) ?? '', concurrency: requests });
      else cells.push({ item: cell, weight: weight * share });
    }
  }
  if (missing.length > 0) return { reason: 'not-measured', cells: missing };
  return (
    cliffBetween(
      run,
      cells.map(({ item }) => item),
    ) ?? { cells }
  );
}

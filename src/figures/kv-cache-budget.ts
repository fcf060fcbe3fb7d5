import { cacheDemand } from '../run/consistency.ts';
import type { DecodeCell } from '../run/decode.ts';
import type { Run } from '../run/run.ts';
import { decodePlace, type DecodePlace } from './decode-place.ts';

/** One side of the budget, and the cells that set it. */
export interface BudgetBound {
  readonly tokens: number;
  readonly cells: readonly DecodePlace[];
}

/**
 * What the pattern of over-capacity cells says of the server's KV-cache budget, in tokens.
 *
 * It is inferred, not reported: the tool leaves a cell out when concurrency × (context + longest answer) exceeds the
 * budget that it knows. A capacity-limited cell did not hold its load, so it proves nothing and sets no bound.
 */
export interface KvCacheBudget {
  readonly basis: 'inferred';
  /** The longest answer, which the rule adds to each context. */
  readonly maxOutputTokens: number;
  /** The budget is at least this: the largest load among the valid cells. Null where no cell is valid. */
  readonly lower: BudgetBound | null;
  /** The budget is at most this: one token less than the smallest load over capacity. Null where no cell is. */
  readonly upper: BudgetBound | null;
  /** Whether a budget exists that explains every cell. Where it is false, `lower` is above `upper`. */
  readonly consistent: boolean;
}

interface Load {
  readonly tokens: number;
  readonly place: DecodePlace;
}

function loads(
  cells: readonly DecodeCell[],
  status: DecodeCell['status'],
  maxOutputTokens: number,
): readonly Load[] {
  return cells
    .filter((cell) => cell.status === status)
    .map((cell) => ({
      tokens: cacheDemand(cell.contextTokens, maxOutputTokens, cell.concurrency),
      place: decodePlace(cell),
    }));
}

function extreme(
  all: readonly Load[],
  choose: (tokens: number, best: number) => boolean,
): BudgetBound | null {
  const first = all[0];
  if (first === undefined) return null;
  const tokens = all.reduce((best, load) => (choose(load.tokens, best) ? load.tokens : best), first.tokens);
  return { tokens, cells: all.filter((load) => load.tokens === tokens).map((load) => load.place) };
}

/**
 * Bounds the KV-cache budget of the server that was measured. Null where the longest answer is unknown, or where no
 * cell is valid or over capacity.
 */
export function kvCacheBudget({ decode, protocol }: Pick<Run, 'decode' | 'protocol'>): KvCacheBudget | null {
  const { maxOutputTokens } = protocol;
  if (maxOutputTokens === null) return null;
  const lower = extreme(loads(decode, 'valid', maxOutputTokens), (tokens, best) => tokens > best);
  const exceeded = extreme(loads(decode, 'over-capacity', maxOutputTokens), (tokens, best) => tokens < best);
  const upper = exceeded === null ? null : { ...exceeded, tokens: exceeded.tokens - 1 };
  if (lower === null && upper === null) return null;
  const consistent = lower === null || upper === null || lower.tokens <= upper.tokens;
  return { basis: 'inferred', maxOutputTokens, lower, upper, consistent };
}

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
 * What is known of the server's KV-cache budget, in tokens.
 *
 * Reported, it is the server's own figure, and both bounds are it. Inferred, it comes from the pattern of over-capacity
 * cells: the tool leaves a cell out when concurrency × (context + longest answer) exceeds the budget that it knows. A
 * capacity-limited cell did not hold its load, so it proves nothing and sets no bound.
 */
export interface KvCacheBudget {
  readonly basis: 'reported' | 'inferred';
  /** What the server reported, also where the cells contradict it and `basis` is inferred; null where it reported nothing. */
  readonly reportedTokens: number | null;
  /** The longest answer, which the rule adds to each context; null where it is unknown. */
  readonly maxOutputTokens: number | null;
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
 * The KV-cache budget of the server that was measured, as it reported it or bounded by the cells. Null where it was not
 * reported and the longest answer is unknown, or no cell is valid or over capacity.
 */
export function kvCacheBudget(run: Pick<Run, 'decode' | 'protocol' | 'engine'>): KvCacheBudget | null {
  const reportedTokens = run.engine.kvCacheTokens ?? null;
  const inferred = inferredBudget(run, reportedTokens);
  if (reportedTokens === null || (inferred !== null && !isWithin(inferred, reportedTokens))) return inferred;
  const bound = { tokens: reportedTokens, cells: [] };
  const { maxOutputTokens } = run.protocol;
  return { basis: 'reported', reportedTokens, maxOutputTokens, lower: bound, upper: bound, consistent: true };
}

function isWithin({ lower, upper }: KvCacheBudget, tokens: number): boolean {
  return (lower === null || lower.tokens <= tokens) && (upper === null || tokens <= upper.tokens);
}

function inferredBudget(
  { decode, protocol: { maxOutputTokens } }: Pick<Run, 'decode' | 'protocol'>,
  reportedTokens: number | null,
): KvCacheBudget | null {
  if (maxOutputTokens === null) return null;
  const lower = extreme(loads(decode, 'valid', maxOutputTokens), (tokens, best) => tokens > best);
  const exceeded = extreme(loads(decode, 'over-capacity', maxOutputTokens), (tokens, best) => tokens < best);
  const upper = exceeded === null ? null : { ...exceeded, tokens: exceeded.tokens - 1 };
  if (lower === null && upper === null) return null;
  const consistent = lower === null || upper === null || lower.tokens <= upper.tokens;
  return { basis: 'inferred', reportedTokens, maxOutputTokens, lower, upper, consistent };
}

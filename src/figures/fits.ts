import type { Room } from './room.ts';

/** A request as the KV cache sees it: both of its parts must be held until it ends. */
export interface RequestSize {
  readonly contextTokens: number;
  readonly answerTokens: number;
}

/** How many requests of one size the KV cache holds at once, without sharing any part of their prompts. */
export type Fit =
  | {
      readonly kind: 'fits';
      readonly perRequestTokens: number;
      /** So many fit, whatever the budget is within its bounds; 0 where not even one is certain. */
      readonly forSure: number;
      /** More than this do not fit. Null where the budget has no upper bound. */
      readonly mayFit: number | null;
    }
  /** Not even one can run: the server was launched for shorter sequences. */
  | { readonly kind: 'too-long'; readonly perRequestTokens: number; readonly maxModelLen: number }
  | { readonly kind: 'unknown'; readonly reason: 'no-budget' | 'contradictory-budget' | 'no-request' };

/** How many requests of this size fit at once: for sure, and at most. */
export function requestsThatFit(
  { budget, maxModelLen }: Room,
  { contextTokens, answerTokens }: RequestSize,
): Fit {
  const perRequestTokens = contextTokens + answerTokens;
  if (!(perRequestTokens > 0)) return { kind: 'unknown', reason: 'no-request' };
  if (maxModelLen !== null && perRequestTokens > maxModelLen) {
    return { kind: 'too-long', perRequestTokens, maxModelLen };
  }
  if (budget === null) return { kind: 'unknown', reason: 'no-budget' };
  if (!budget.consistent) return { kind: 'unknown', reason: 'contradictory-budget' };
  const atMost = (tokens: number): number => Math.floor(tokens / perRequestTokens);
  return {
    kind: 'fits',
    perRequestTokens,
    forSure: budget.lower === null ? 0 : atMost(budget.lower.tokens),
    mayFit: budget.upper === null ? null : atMost(budget.upper.tokens),
  };
}

import { ABSENT, formatCount, formatTokenRange, formatTokensShort } from '../display/quantity-text.ts';
import { formatList } from '../display/list-text.ts';
import type { ListedBudget } from '../figures/explore/listed-run.ts';
import type { Fit } from '../figures/fits.ts';
import type { BudgetBound, KvCacheBudget } from '../figures/kv-cache-budget.ts';

/** A budget in few characters: "328–393K", "at least 328K", "below 393K"; "—" where nothing can be said. */
export function budgetRangeText(budget: ListedBudget | null): string {
  if (budget === null) return ABSENT;
  const { lower, upper, consistent } = budget;
  if (!consistent) return 'contradictory';
  if (lower !== null && upper !== null && lower.tokens === upper.tokens)
    return formatTokensShort(lower.tokens);
  if (lower !== null && upper !== null) return formatTokenRange(lower.tokens, upper.tokens);
  if (lower !== null) return `at least ${formatTokensShort(lower.tokens)}`;
  return upper === null ? ABSENT : `at most ${formatTokensShort(upper.tokens)}`;
}

const cellsText = ({ cells }: BudgetBound): string =>
  formatList(cells.map(({ contextLabel, concurrency }) => `${contextLabel} × ${formatCount(concurrency)}`));

const UNKNOWN_BUDGET =
  'Nothing can be said of the KV cache: that takes the longest answer of the measurement, and cells that ran or were over capacity.';

/** What the bounds of a budget rest on, in a few words. */
export function budgetBasis({ basis, upper }: KvCacheBudget): string {
  if (basis === 'reported') return 'reported by the server';
  return upper === null ? 'inferred from the largest load that ran' : 'inferred from over-capacity cells';
}

/** What is known of a budget, its exact bounds, and the cells that set them, in sentences. */
export function budgetSentence(budget: KvCacheBudget | null): string {
  if (budget === null) return UNKNOWN_BUDGET;
  const { basis, reportedTokens, lower, upper, consistent } = budget;
  if (basis === 'reported' && reportedTokens !== null)
    return `Reported by the server: the KV cache holds ${formatCount(reportedTokens)} tokens.`;
  const contradicted =
    reportedTokens === null
      ? ''
      : ` The server reported ${formatCount(reportedTokens)} tokens, which the matrix contradicts.`;
  if (!consistent) {
    return `The over-capacity cells contradict one another: no single KV-cache budget explains which cells ran.${contradicted}`;
  }
  const parts = [
    lower !== null && `at least ${formatCount(lower.tokens)} tokens, because ${cellsText(lower)} ran`,
    upper !== null && `at most ${formatCount(upper.tokens)}, because ${cellsText(upper)} did not fit`,
  ].filter((part) => part !== false);
  return `Inferred from the matrix: the KV cache holds ${parts.join(', and ')}.${contradicted}`;
}

/** How many requests fit at once, in words: "26 fit", "26 fit for sure, up to 31 may", "none fits". */
export function fitText(fit: Fit): string {
  switch (fit.kind) {
    case 'too-long':
      return `none: longer than the launched ${formatCount(fit.maxModelLen)}`;
    case 'unknown':
      return unknownFitText(fit.reason);
    case 'fits':
      return countsText(fit.forSure, fit.mayFit);
  }
}

function countsText(forSure: number, mayFit: number | null): string {
  if (mayFit === null) return `${formatCount(forSure)} fit for sure; the matrix does not show where it ends`;
  if (mayFit === 0) return 'none fits';
  if (forSure === mayFit)
    return `${formatCount(forSure)} ${forSure === 1 ? 'fits' : 'fit'}, one more does not`;
  if (forSure === 0) return `none for sure, up to ${formatCount(mayFit)} may`;
  return `${formatCount(forSure)} fit for sure, up to ${formatCount(mayFit)} may`;
}

function unknownFitText(reason: 'no-budget' | 'contradictory-budget' | 'no-request'): string {
  switch (reason) {
    case 'no-budget':
      return 'not known: the matrix does not bound the KV cache';
    case 'contradictory-budget':
      return 'not known: the over-capacity cells contradict one another';
    case 'no-request':
      return 'a request has at least one token';
  }
}

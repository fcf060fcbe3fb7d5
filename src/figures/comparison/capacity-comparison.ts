import type { Run } from '../../run/run.ts';
import { requestsThatFit, type Fit } from '../fits.ts';
import type { KvCacheBudget } from '../kv-cache-budget.ts';
import { room, type Room } from '../room.ts';
import { contextHeading, distinctContexts, type Context } from './context.ts';

/** By how many times a budget is larger than the baseline's, as far as the bounds of both tell. */
export interface BudgetRatio extends Pick<KvCacheBudget, 'basis'> {
  readonly atLeast: number;
  /** Null where no bound says. */
  readonly atMost: number | null;
}

/** The most requests that fit at one context, by run in the order given. */
export interface CapacityRow extends Context {
  /** The label, with its tokens where two contexts have the same label. */
  readonly heading: string;
  readonly fits: readonly Fit[];
}

/** The KV-cache budgets of runs side by side; in tokens, of which one model needs more memory than another. */
export interface CapacityComparison {
  /** Budget and longest sequence, one per run; the budget as the server reported it, or inferred from its over-capacity cells. */
  readonly rooms: readonly Room[];
  /** Against the baseline, 1 of itself; null where either budget is unknown, contradictory or unbounded below. */
  readonly budgetRatios: readonly (BudgetRatio | null)[];
  /** The answer that every request is given room for: the longest that any of the runs allowed; null where unknown. */
  readonly answerTokens: number | null;
  /** The decode contexts of all runs, ascending. Empty where the answer is unknown. */
  readonly rows: readonly CapacityRow[];
}

function budgetRatio({ budget }: Room, { budget: baseline }: Room): BudgetRatio | null {
  if (budget?.consistent !== true || baseline?.consistent !== true) return null;
  if (budget.lower === null || baseline.upper === null) return null;
  const atMost =
    budget.upper === null || baseline.lower === null ? null : budget.upper.tokens / baseline.lower.tokens;
  const basis = budget.basis === 'reported' && baseline.basis === 'reported' ? 'reported' : 'inferred';
  return { basis, atLeast: budget.lower.tokens / baseline.upper.tokens, atMost };
}

/**
 * Compares what fits into the KV caches of two to four runs, at every context of their decode matrices. All are asked
 * the same: the context and one answer length, so that a run with short answers does not seem to have more room.
 */
export function capacityComparison(
  runs: readonly Pick<Run, 'decode' | 'protocol' | 'engine' | 'launchCommand'>[],
  baselineIndex = 0,
): CapacityComparison {
  const rooms = runs.map(room);
  const baseline = rooms[baselineIndex];
  const answers = runs.map((run) => run.protocol.maxOutputTokens).filter((tokens) => tokens !== null);
  const answerTokens = answers.length === 0 ? null : Math.max(...answers);
  const contexts = distinctContexts(runs.flatMap((run) => run.decode));
  return {
    rooms,
    budgetRatios: rooms.map((own, at) => {
      if (at === baselineIndex) return { basis: own.budget?.basis ?? 'inferred', atLeast: 1, atMost: 1 };
      return baseline === undefined ? null : budgetRatio(own, baseline);
    }),
    answerTokens,
    rows:
      answerTokens === null
        ? []
        : contexts.map((context) => ({
            ...context,
            heading: contextHeading(context, contexts),
            fits: rooms.map((own) =>
              requestsThatFit(own, { contextTokens: context.contextTokens, answerTokens }),
            ),
          })),
  };
}

import { formatCount } from '../../display/quantity-text.ts';
import type { Run } from '../../run/run.ts';
import type { DecodePlace } from '../decode-place.ts';
import { kvCacheBudget } from '../kv-cache-budget.ts';
import { finding, type Finding } from './finding.ts';

const named = (cells: readonly DecodePlace[]): string =>
  cells.map(({ contextLabel, concurrency }) => `${contextLabel} × ${formatCount(concurrency)}`).join(', ');

/** Over-capacity cells that no KV-cache budget explains. */
export function contradictoryCapacity(run: Run): readonly Finding[] {
  const budget = kvCacheBudget(run);
  if (budget === null || budget.consistent || budget.lower === null || budget.upper === null) return [];
  const { lower, upper } = budget;
  return [
    finding('contradictory-capacity', {
      title: 'Contradictory capacity',
      sentence:
        `${named(lower.cells)} was measured and needs ${formatCount(lower.tokens)} tokens of KV cache; ` +
        `${named(upper.cells)} is over capacity and needs ${formatCount(upper.tokens + 1)}. No one budget explains both.`,
      cells: [...lower.cells, ...upper.cells],
    }),
  ];
}

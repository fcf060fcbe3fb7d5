import { expect, test } from 'vitest';
import { kvCacheBudget } from '../../src/figures/kv-cache-budget.ts';
import { budgetBasis, budgetRangeText, budgetSentence } from '../../src/share/capacity-text.ts';
import { kimi } from '../figures/golden-runs.ts';

const texts = (kvCacheTokens: number) => {
  const budget = kvCacheBudget({ ...kimi, engine: { ...kimi.engine, kvCacheTokens } });
  if (budget === null) return null;
  return { range: budgetRangeText(budget), basis: budgetBasis(budget), sentence: budgetSentence(budget) };
};

test('a reported budget is one figure', () => {
  expect(texts(350_001)).toEqual({
    range: '350K',
    basis: 'reported by the server',
    sentence: 'Reported by the server: the KV cache holds 350,001 tokens.',
  });
});

test('a reported budget that the matrix contradicts is told beside the inferred one', () => {
  expect(texts(300_000)).toEqual({
    range: '328–393K',
    basis: 'inferred from over-capacity cells',
    sentence:
      'Inferred from the matrix: the KV cache holds at least 327,680 tokens, because 16K × 16 ran, and at most 393,215, because 8K × 32 did not fit. The server reported 300,000 tokens, which the matrix contradicts.',
  });
});

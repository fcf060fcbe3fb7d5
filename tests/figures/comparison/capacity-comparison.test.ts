import { describe, expect, test } from 'vitest';
import { budgetSentence } from '../../../src/figures/comparison/budget-sentence.ts';
import { capacityComparison } from '../../../src/figures/comparison/capacity-comparison.ts';
import type { Fit } from '../../../src/figures/fits.ts';
import { inkling, kimi } from '../golden-runs.ts';
import { overCapacityCell, syntheticRun } from '../synthetic-run.ts';
import { cell, regular } from './comparison-runs.ts';

const fitText = (fit: Fit): string =>
  fit.kind === 'fits' ? `${String(fit.forSure)}–${String(fit.mayFit)}` : fit.kind;

const table = (...runs: Parameters<typeof capacityComparison>[0][number][]): string[] =>
  capacityComparison(runs).rows.map(({ heading, fits }) => `${heading}: ${fits.map(fitText).join(' | ')}`);

describe('of Kimi and Inkling', () => {
  const found = capacityComparison([kimi, inkling]);

  test('has both budgets and how they stand to one another', () => {
    expect(found.rooms.map(({ budget }) => [budget?.lower?.tokens, budget?.upper?.tokens])).toEqual([
      [327_680, 393_215],
      [1_572_864, 2_095_103],
    ]);
    expect(found.rooms.map(({ maxModelLen }) => maxModelLen)).toEqual([262_144, 1_048_576]);
    expect(found.budgetRatios[0]).toEqual({ basis: 'inferred', atLeast: 1, atMost: 1 });
    expect(found.budgetRatios[1]?.atLeast).toBeCloseTo(4.00001, 5);
    expect(found.budgetRatios[1]?.atMost).toBeCloseTo(6.39375, 5);
  });

  test('says so', () => {
    expect(
      budgetSentence(found.budgetRatios[1] ?? null, { name: 'Inkling-Small', baseline: 'Kimi-K2.6' }),
    ).toBe(
      "The KV cache of Inkling-Small holds 4.00× to 6.39× the tokens of Kimi-K2.6's, inferred from which cells ran.",
    );
  });

  test('has the most requests that fit, for sure and perhaps, at every context of either', () => {
    expect(found.answerTokens).toBe(4096);
    expect(table(kimi, inkling)).toEqual([
      '8K: 26–31 | 128–170',
      '16K: 16–19 | 76–102',
      '32K: 8–10 | 42–56',
      '64K: 4–5 | 22–30',
      '128K: 2–2 | 11–15',
      '251K: 1–1 | 6–8',
      '256K: too-long | 5–7',
      '512K: too-long | 2–3',
      '1019K: too-long | 1–1',
    ]);
  });
});

test('is exact where both servers reported their budgets', () => {
  const reporting = (run: typeof kimi, kvCacheTokens: number) => ({
    ...run,
    engine: { ...run.engine, kvCacheTokens },
  });
  const { budgetRatios } = capacityComparison([reporting(kimi, 350_000), reporting(inkling, 1_750_000)]);
  expect(budgetRatios[1]).toEqual({ basis: 'reported', atLeast: 5, atMost: 5 });
  expect(budgetSentence(budgetRatios[1] ?? null, { name: 'Inkling', baseline: 'Kimi' })).toBe(
    "The KV cache of Inkling holds 5.00× the tokens of Kimi's, as both servers reported.",
  );
  const oneSided = capacityComparison([reporting(kimi, 350_000), inkling]).budgetRatios[1];
  expect(oneSided?.basis).toBe('inferred');
});

describe('of other runs', () => {
  const unbounded = syntheticRun({ decode: [cell(8192, 4, [1])] });
  const full = syntheticRun({ decode: [overCapacityCell(8192, 4)] });

  test('knows only one side where the other has no bound', () => {
    const ratios = capacityComparison([kimi, unbounded, full]).budgetRatios;
    expect(ratios[1]).toEqual({ basis: 'inferred', atLeast: 49_152 / 393_215, atMost: null });
    expect(ratios[2]).toBeNull();
    const names = { name: 'M', baseline: 'K' };
    expect(budgetSentence(ratios[1] ?? null, names)).toBe(
      "The KV cache of M holds at least 0.13× the tokens of K's, inferred from which cells ran.",
    );
    expect(budgetSentence(null, names)).toBe('How the KV cache of M compares with that of K is not known.');
  });

  test('asks all for the longest answer that any of them allowed', () => {
    const short = { ...unbounded, protocol: { ...unbounded.protocol, maxOutputTokens: 1024 } };
    expect(capacityComparison([short, kimi]).answerTokens).toBe(4096);
    const silent = { ...unbounded, protocol: { ...unbounded.protocol, maxOutputTokens: null } };
    expect(capacityComparison([silent, silent])).toMatchObject({ answerTokens: null, rows: [] });
  });

  test('does not guess without a budget', () => {
    expect(table(syntheticRun({ decode: [] }), regular)).toEqual(['8K: unknown | 4–6', '16K: unknown | 2–3']);
  });
});

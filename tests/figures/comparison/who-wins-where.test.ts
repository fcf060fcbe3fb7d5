import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeMetrics } from '../../../src/display/decode-metric.ts';
import { pairStanding } from '../../../src/figures/comparison/pair-standing.ts';
import { whoWinsWhere } from '../../../src/figures/comparison/who-wins-where.ts';
import type { Run } from '../../../src/run/run.ts';
import { inkling, kimi } from '../golden-runs.ts';
import { overCapacityCell, syntheticRun } from '../synthetic-run.ts';
import { cell, errorCell, failing, limitedCell, otherKind, ragged, regular } from './comparison-runs.ts';

const [throughput, perRequest, ttft, interToken] = decodeMetrics;

const text = (baseline: Run, other: Run, metric = decodeMetrics[0]): string =>
  whoWinsWhere({ baseline, other, metric }).text;

/** Two runs "A" and "B" at 1K by 1, 2, 3 … requests. */
function pair(a: readonly number[], b: readonly number[]): [Run, Run] {
  const run = (name: string, rates: readonly number[]): Run =>
    syntheticRun({
      model: { name, servedName: null, revision: null },
      decode: rates.map((rate, at) => cell(1024, at + 1, [rate])),
    });
  return [run('A', a), run('B', b)];
}

describe('of Kimi and Inkling', () => {
  test('gives the counts, the mean and the extremes', () => {
    const found = pairStanding({ baseline: kimi, other: inkling, metric: throughput });
    expect(found).toMatchObject({ sharedCells: 40, baselineLeads: 0, otherLeads: 19, even: 0, notHeld: 0 });
    expect(found?.ratios).toHaveLength(19);
    expect(found?.fitsOnlyBaseline).toEqual([]);
    expect(found?.fitsOnlyOther).toHaveLength(11);
    expect(found?.fitsOnlyOther).toContainEqual({ contextLabel: '8K', concurrency: 32 });
    expect(found?.fitsNeither).toHaveLength(10);
    expect(found?.missing).toEqual([]);
    expect(found?.geometricMean).toBeCloseTo(3.155037, 6);
    expect(found?.ratios[0]).toMatchObject({ contextLabel: '64K', concurrency: 4 });
    expect(found?.ratios[0]?.ratio).toBeCloseTo(1.833853, 6);
    expect(found?.ratios.at(-1)).toMatchObject({ contextLabel: '8K', concurrency: 1 });
    expect(found?.ratios.at(-1)?.ratio).toBeCloseTo(5.171756, 6);
  });

  const fits = ' It alone fits 11 more of the 40 shared cells; 10 fit neither.';

  test('says so, whichever is the baseline, with the mean in bold', () => {
    const expected = `Inkling-Small decodes faster in all 19 cells that both measured: 3.16× in the geometric mean, from 1.83× at 64K × 4 to 5.17× at 8K × 1.${fits}`;
    expect(text(kimi, inkling)).toBe(expected);
    expect(text(inkling, kimi)).toBe(expected);
    expect(whoWinsWhere({ baseline: kimi, other: inkling, metric: throughput }).parts).toEqual([
      { text: 'Inkling-Small decodes faster in all 19 cells that both measured: ', strong: false },
      { text: '3.16×', strong: true },
      { text: ' in the geometric mean, from 1.83× at 64K × 4 to 5.17× at 8K × 1.', strong: false },
      { text: fits, strong: false },
    ]);
  });

  test.each([
    [
      perRequest,
      'Inkling-Small decodes faster per request in all 19 cells that both measured: 3.05× in the geometric mean, from 1.77× at 64K × 4 to 5.08× at 8K × 1.',
    ],
    [
      ttft,
      'Inkling-Small has the shorter TTFT in 18 of the 19 cells that both measured, and 1 is even within ±5 %: 2.19× in the geometric mean, from 0.99× at 128K × 1 to 4.32× at 8K × 2.',
    ],
    [
      interToken,
      'Inkling-Small has the shorter inter-token latency in all 19 cells that both measured: 3.05× in the geometric mean, from 1.77× at 64K × 4 to 5.10× at 8K × 1.',
    ],
  ])('says so of $label', (metric, expected) => {
    expect(whoWinsWhere({ baseline: kimi, other: inkling, metric }).text).toBe(expected + fits);
  });
});

describe('of other runs', () => {
  test('names both where each leads some, from the side of the one that leads more', () => {
    expect(text(...pair([100, 100, 100, 100], [200, 300, 50, 102]))).toBe(
      'B decodes faster in 2 of the 4 cells that both measured, A in 1, and 1 is even within ±5 %: 1.32× for B in the geometric mean, from 0.50× at 1K × 3 to 3.00× at 1K × 2.',
    );
    expect(text(...pair([100, 100, 100], [50, 50, 300]))).toBe(
      'A decodes faster in 2 of the 3 cells that both measured, B in 1: 1.10× for A in the geometric mean, from 0.33× at 1K × 3 to 2.00× at 1K × 1.',
    );
  });

  test('speaks for the one that the mean favours where both lead as many', () => {
    expect(text(...pair([100, 100], [50, 150]))).toBe(
      'A decodes faster in 1 of the 2 cells that both measured, B in 1: 1.15× for A in the geometric mean, from 0.67× at 1K × 2 to 2.00× at 1K × 1.',
    );
  });

  test('calls ties even', () => {
    expect(text(...pair([100, 100], [105, 98]))).toBe(
      'All 2 cells that both measured are even within ±5 %: 1.01× for B in the geometric mean, from 0.98× at 1K × 2 to 1.05× at 1K × 1.',
    );
    expect(text(...pair([100], [100]))).toBe(
      'The one cell that both measured is even within ±5 %: 1.00× for B at 1K × 1.',
    );
  });

  test('gives one cell without a mean, and equal ratios without a range', () => {
    expect(text(...pair([100], [250]))).toBe(
      'B decodes faster in the one cell that both measured: 2.50× at 1K × 1.',
    );
    expect(text(...pair([100, 50], [200, 100]))).toBe(
      'B decodes faster in all 2 cells that both measured: 2.00× in the geometric mean, the same in each.',
    );
  });

  test('says where there is nothing to compare', () => {
    const [a] = pair([100], []);
    expect(text(a, syntheticRun({ decode: [cell(2048, 1, [1])] }))).toBe(
      'The two matrices share no cell, so that no ratio can be given.',
    );
    expect(text(a, syntheticRun({ decode: [overCapacityCell(1024, 1)] }))).toBe(
      'The one shared cell does not have this figure from both. A alone fits the one shared cell.',
    );
  });

  test('does not say that a load fits which the server did not hold', () => {
    const over = syntheticRun({ decode: [overCapacityCell(1024, 1), errorCell(1024, 2, null)] });
    const limited = syntheticRun({
      model: { name: 'L', servedName: null, revision: null },
      decode: [limitedCell(1024, 1, 10), limitedCell(1024, 2, 10)],
    });
    expect(text(limited, over)).toBe(
      'None of the 2 shared cells has this figure from both. In 2 shared cells a figure is missing (L: 2 with the load not held; M: 1 over capacity and 1 failed).',
    );
  });

  test('names whom each alone fits', () => {
    const [a, b] = pair([100, 100, 100], [200]);
    const first = { ...a, decode: [...a.decode, overCapacityCell(1024, 4)] };
    const second = {
      ...b,
      decode: [...b.decode, overCapacityCell(1024, 2), overCapacityCell(1024, 3), cell(1024, 4, [1])],
    };
    expect(text(first, second)).toBe(
      'B decodes faster in the one cell that both measured: 2.00× at 1K × 1. It alone fits 1 more of the 4 shared cells, A alone 2.',
    );
  });

  test('uses the names that a larger comparison gives', () => {
    const [baseline, other] = pair([100], [250]);
    const names = ['A (INT4)', 'B (x)'] as const;
    expect(whoWinsWhere({ baseline, other, metric: throughput, names }).text).toBe(
      'B (x) decodes faster in the one cell that both measured: 2.50× at 1K × 1.',
    );
  });

  test('tells two runs of one model apart', () => {
    const [baseline] = pair([100], []);
    const other: Run = { ...baseline, engine: { ...baseline.engine, quantization: 'BF16' } };
    expect(text(baseline, other)).toContain('1.00× for A (BF16) at');
  });

  test('gives no ratio across kinds of measurement', () => {
    expect(whoWinsWhere({ baseline: regular, other: otherKind, metric: throughput })).toMatchObject({
      standing: null,
      text: 'One run measured sustained decode, the other steps by batch size: no ratio of the two is given.',
    });
  });

  test('does not take an error, a skipped cell or one of another status for capacity', () => {
    expect(text(regular, ragged)).toBe(
      'Ragged decodes faster in 1 of the 3 cells that both measured, Regular in 1, and 1 is even within ±5 %: 1.01× for Ragged in the geometric mean, from 0.50× at 8K × 1 to 2.00× at 16K × 1. Ragged alone fits 1 more of the 5 shared cells. In 1 shared cell a figure is missing (Ragged: 1 failed).',
    );
    expect(text(regular, failing)).toBe(
      'Failing decodes faster in the one cell that both measured: 1.50× at 8K × 1. There a server did not hold the load. 1 of the 5 shared cells fits neither. In 3 shared cells a figure is missing (Failing: 1 skipped, 1 of another status and 1 failed).',
    );
  });
});

test('the counts of every pair add up, and mirror when the runs are exchanged', () => {
  const anyRun = fc.constantFrom(kimi, inkling, regular, ragged, failing);
  fc.assert(
    fc.property(anyRun, anyRun, fc.constantFrom(...decodeMetrics), (baseline, other, metric) => {
      const there = pairStanding({ baseline, other, metric });
      const back = pairStanding({ baseline: other, other: baseline, metric });
      if (there === null || back === null) throw new Error('no standing');
      const { sharedCells, ratios, fitsOnlyBaseline, fitsOnlyOther, fitsNeither, missing } = there;
      const groups = [ratios, fitsOnlyBaseline, fitsOnlyOther, fitsNeither, missing];
      expect(groups.reduce((sum, { length }) => sum + length, 0)).toBe(sharedCells);
      expect(back.fitsOnlyOther).toEqual(fitsOnlyBaseline);
      expect(back.otherLeads).toBe(there.baselineLeads);
      expect(back.even).toBe(there.even);
      if (there.geometricMean !== null) expect(back.geometricMean).toBeCloseTo(1 / there.geometricMean, 9);
    }),
  );
});

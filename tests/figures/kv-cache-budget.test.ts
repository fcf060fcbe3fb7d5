import { describe, expect, test } from 'vitest';
import { kvCacheBudget } from '../../src/figures/kv-cache-budget.ts';
import { inkling, kimi } from './golden-runs.ts';
import { measuredCell, overCapacityCell, syntheticRun } from './synthetic-run.ts';

const valid = (contextTokens: number, concurrency: number) =>
  measuredCell(contextTokens, concurrency, { decodeTokPerSec: 10 });

const noLimit = { ...kimi.protocol, maxOutputTokens: null };

describe('kvCacheBudget', () => {
  test('bounds the budget of the Kimi run', () => {
    expect(kvCacheBudget(kimi)).toEqual({
      basis: 'inferred',
      reportedTokens: null,
      maxOutputTokens: 4096,
      lower: { tokens: 327_680, cells: [{ contextLabel: '16K', concurrency: 16 }] },
      upper: { tokens: 393_215, cells: [{ contextLabel: '8K', concurrency: 32 }] },
      consistent: true,
    });
  });

  test('bounds the budget of the Inkling run', () => {
    expect(kvCacheBudget(inkling)).toEqual({
      basis: 'inferred',
      reportedTokens: null,
      maxOutputTokens: 4096,
      lower: { tokens: 1_572_864, cells: [{ contextLabel: '8K', concurrency: 128 }] },
      upper: { tokens: 2_095_103, cells: [{ contextLabel: '1019K', concurrency: 2 }] },
      consistent: true,
    });
  });

  test('names every cell that sets a bound', () => {
    const decode = [valid(4096, 5), valid(16_384, 2), overCapacityCell(4096, 6), overCapacityCell(20_480, 2)];
    const budget = kvCacheBudget(syntheticRun({ decode }));
    expect(budget?.lower).toEqual({
      tokens: 40_960,
      cells: [
        { contextLabel: '4K', concurrency: 5 },
        { contextLabel: '16K', concurrency: 2 },
      ],
    });
    expect(budget?.upper).toEqual({
      tokens: 49_151,
      cells: [
        { contextLabel: '4K', concurrency: 6 },
        { contextLabel: '20K', concurrency: 2 },
      ],
    });
  });

  test('has only a lower bound where no cell is over capacity', () => {
    const decode = kimi.decode.filter((cell) => cell.status === 'valid');
    expect(kvCacheBudget({ ...kimi, decode })).toMatchObject({
      lower: { tokens: 327_680 },
      upper: null,
      consistent: true,
    });
  });

  test('has only an upper bound where no cell is valid', () => {
    const decode = [overCapacityCell(8192, 4)];
    expect(kvCacheBudget(syntheticRun({ decode }))).toMatchObject({
      lower: null,
      upper: { tokens: 49_151 },
      consistent: true,
    });
  });

  test('takes no bound from a capacity-limited cell', () => {
    const limited = measuredCell(8192, 64, { decodeTokPerSec: 10, status: 'capacity-limited' });
    expect(kvCacheBudget(syntheticRun({ decode: [valid(8192, 1), limited] }))?.lower?.tokens).toBe(12_288);
  });

  test('says that a pattern contradicts itself', () => {
    const budget = kvCacheBudget(syntheticRun({ decode: [valid(8192, 4), overCapacityCell(8192, 2)] }));
    expect(budget).toMatchObject({ lower: { tokens: 49_152 }, upper: { tokens: 24_575 }, consistent: false });
  });

  test.each([
    ['the longest answer is unknown', syntheticRun({ decode: kimi.decode, protocol: noLimit })],
    ['there is no decode matrix', syntheticRun({})],
  ])('is null where %s', (_case, run) => {
    expect(kvCacheBudget(run)).toBeNull();
  });

  const reporting = (kvCacheTokens: number) => ({ ...kimi, engine: { ...kimi.engine, kvCacheTokens } });

  test('is what the server reported, where the matrix agrees', () => {
    expect(kvCacheBudget(reporting(350_000))).toEqual({
      basis: 'reported',
      reportedTokens: 350_000,
      maxOutputTokens: 4096,
      lower: { tokens: 350_000, cells: [] },
      upper: { tokens: 350_000, cells: [] },
      consistent: true,
    });
  });

  test.each([327_680, 393_215])('may be reported as its bound of %i', (tokens) => {
    expect(kvCacheBudget(reporting(tokens))?.basis).toBe('reported');
  });

  test.each([327_679, 393_216])('is inferred where the matrix contradicts the reported %i', (tokens) => {
    expect(kvCacheBudget(reporting(tokens))).toMatchObject({
      basis: 'inferred',
      reportedTokens: tokens,
      lower: { tokens: 327_680 },
      upper: { tokens: 393_215 },
    });
  });

  test('is reported where the longest answer is unknown', () => {
    expect(kvCacheBudget({ ...reporting(350_000), protocol: noLimit })).toMatchObject({
      basis: 'reported',
      maxOutputTokens: null,
      lower: { tokens: 350_000 },
    });
  });
});

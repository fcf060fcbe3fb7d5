import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestsThatFit, type Fit } from '../../src/figures/fits.ts';
import { room } from '../../src/figures/room.ts';
import { fitsTable } from '../../src/figures/fits-table.ts';
import { inkling, kimi } from './golden-runs.ts';
import { measuredCell, overCapacityCell, syntheticRun } from './synthetic-run.ts';

const counts = (fit: Fit) => (fit.kind === 'fits' ? [fit.forSure, fit.mayFit] : fit.kind);

describe('requestsThatFit', () => {
  test.each([
    { run: kimi, contextTokens: 65_536, answerTokens: 4096, expected: [4, 5] },
    { run: kimi, contextTokens: 8192, answerTokens: 4096, expected: [26, 31] },
    { run: kimi, contextTokens: 100_000, answerTokens: 500, expected: [3, 3] },
    { run: kimi, contextTokens: 258_048, answerTokens: 4096, expected: [1, 1] },
    { run: inkling, contextTokens: 65_536, answerTokens: 4096, expected: [22, 30] },
    { run: inkling, contextTokens: 1_043_456, answerTokens: 4096, expected: [1, 1] },
  ])('fits $contextTokens + $answerTokens tokens: $expected', ({ run, expected, ...size }) => {
    expect(counts(requestsThatFit(room(run), size))).toEqual(expected);
  });

  test('refuses a request that is longer than the server was launched for', () => {
    expect(requestsThatFit(room(kimi), { contextTokens: 262_144, answerTokens: 1 })).toEqual({
      kind: 'too-long',
      perRequestTokens: 262_145,
      maxModelLen: 262_144,
    });
  });

  test('counts none for sure without a lower bound, and has no end without an upper one', () => {
    const size = { contextTokens: 4096, answerTokens: 4096 };
    const full = room(syntheticRun({ decode: [overCapacityCell(8192, 4)] }));
    expect(counts(requestsThatFit(full, size))).toEqual([0, 5]);
    const roomy = room(syntheticRun({ decode: [measuredCell(8192, 4, { decodeTokPerSec: 1 })] }));
    expect(counts(requestsThatFit(roomy, size))).toEqual([6, null]);
  });

  test('does not know without a budget, with a contradictory one, and for no tokens', () => {
    const size = { contextTokens: 4096, answerTokens: 0 };
    const cell = measuredCell(8192, 4, { decodeTokPerSec: 1 });
    const contradictory = room(syntheticRun({ decode: [cell, overCapacityCell(8192, 2)] }));
    expect(requestsThatFit(room(syntheticRun({})), size)).toEqual({ kind: 'unknown', reason: 'no-budget' });
    expect(requestsThatFit(contradictory, size)).toEqual({ kind: 'unknown', reason: 'contradictory-budget' });
    expect(requestsThatFit(room(kimi), { contextTokens: 0, answerTokens: 0 })).toEqual({
      kind: 'unknown',
      reason: 'no-request',
    });
  });

  test('agrees with every measured cell of both runs', () => {
    for (const run of [kimi, inkling]) {
      for (const cell of run.decode) {
        const fit = requestsThatFit(room(run), { contextTokens: cell.contextTokens, answerTokens: 4096 });
        if (fit.kind !== 'fits') throw new Error(`no fit at ${cell.contextLabel}`);
        if (cell.status === 'valid') expect(cell.concurrency).toBeLessThanOrEqual(fit.forSure);
        else expect(cell.concurrency).toBeGreaterThan(fit.mayFit ?? Infinity);
      }
    }
  });

  test('never fits more of a longer request', () => {
    const tokens = fc.integer({ min: 1, max: 130_000 });
    fc.assert(
      fc.property(tokens, tokens, (short, more) => {
        const into = room(kimi);
        const fit = requestsThatFit(into, { contextTokens: short, answerTokens: 0 });
        const longer = requestsThatFit(into, { contextTokens: short + more, answerTokens: 0 });
        if (fit.kind !== 'fits' || longer.kind !== 'fits') throw new Error('no fit');
        expect(longer.forSure).toBeLessThanOrEqual(fit.forSure);
        expect(fit.forSure).toBeLessThanOrEqual(fit.mayFit ?? Infinity);
      }),
    );
  });
});

describe('fitsTable', () => {
  const table = (run: typeof kimi) => fitsTable(run).map((row) => [row.contextLabel, counts(row.fit)]);

  test('says for each context how many fit', () => {
    expect(table(kimi)).toEqual([
      ['8K', [26, 31]],
      ['16K', [16, 19]],
      ['32K', [8, 10]],
      ['64K', [4, 5]],
      ['128K', [2, 2]],
      ['251K', [1, 1]],
    ]);
    expect(table(inkling)).toEqual([
      ['8K', [128, 170]],
      ['16K', [76, 102]],
      ['32K', [42, 56]],
      ['64K', [22, 30]],
      ['128K', [11, 15]],
      ['256K', [5, 7]],
      ['512K', [2, 3]],
      ['1019K', [1, 1]],
    ]);
  });

  test('is empty where the longest answer is unknown', () => {
    expect(fitsTable({ ...kimi, protocol: { ...kimi.protocol, maxOutputTokens: null } })).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { decodeScales } from '../../../src/figures/decode-scales.ts';
import { listedRun } from '../../../src/figures/explore/listed-run.ts';
import { kimi } from '../golden-runs.ts';

const scale = decodeScales(kimi.decode).decodeTokPerSec;

test('a listed run has the figures of its valid cells, each at its context', () => {
  const listed = listedRun(kimi, { standing: null, scale });
  expect(listed.singleRequest.map(({ contextLabel, tokPerSec }) => [contextLabel, tokPerSec])).toEqual([
    ['8K', 26.2],
    ['16K', 23.6],
    ['32K', 23.6],
    ['64K', 23.7],
    ['128K', 10.1],
    ['251K', 9.9],
  ]);
  expect(listed.prefill.map(({ contextLabel, tokPerSec }) => [contextLabel, tokPerSec])).toEqual([
    ['8K', 17_600],
    ['16K', 18_700],
    ['32K', 17_300],
    ['64K', 15_200],
    ['128K', 12_200],
    ['251K', 8820],
    ['256K', 8808],
  ]);
  expect(listed.peakDecode).toEqual({
    contextLabel: '16K',
    contextTokens: 16_384,
    concurrency: 16,
    tokPerSec: 398.9,
  });
  expect(listed.longestContext).toEqual({ contextLabel: '251K', contextTokens: 257_024 });
  expect(listed.kvCache).toEqual({
    lower: { tokens: 327_680 },
    upper: { tokens: 393_215 },
    consistent: true,
    basis: 'inferred',
  });
  expect(listed.perRequest).toHaveLength(20);
});

test('a cell whose load was not held makes none of the figures', () => {
  const decode = kimi.decode.map((cell) =>
    cell.status === 'valid' && (cell.concurrency === 1 || cell.decodeTokPerSec === 398.9)
      ? { ...cell, status: 'capacity-limited' as const }
      : cell,
  );
  const listed = listedRun({ ...kimi, decode }, { standing: null, scale });
  expect(listed.singleRequest).toEqual([]);
  expect(listed.peakDecode?.tokPerSec).toBe(384.7);
  expect(listed.longestContext?.contextLabel).toBe('128K');
  expect(listed.perRequest).toHaveLength(13);
});

test('a run without figures has none', () => {
  const listed = listedRun({ ...kimi, decode: [], prefill: [] }, { standing: null, scale: null });
  expect(listed).toMatchObject({
    singleRequest: [],
    prefill: [],
    perRequest: [],
    peakDecode: null,
    longestContext: null,
    kvCache: null,
    matrix: { concurrencies: [], rows: [], range: null },
  });
});

test('the small matrix tells shades, cells over capacity, and the range', () => {
  const { matrix, cautions } = listedRun(kimi, { standing: null, scale });
  expect(matrix.concurrencies).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
  expect(matrix.rows[1]).toEqual({
    contextLabel: '16K',
    contextTokens: 16_384,
    cells: [2, 4, 5, 7, 8, 'over-capacity', 'over-capacity', 'over-capacity'],
  });
  expect(matrix.range).toEqual([9.9, 398.9]);
  expect(cautions).toContain('Cliff at 128K');
});

import { expect, test } from 'vitest';
import { decodeGrid } from '../../src/figures/decode-grid.ts';
import { inkling, kimi } from './golden-runs.ts';
import { measuredCell, overCapacityCell } from './synthetic-run.ts';

test.each([
  [kimi, ['8K', '16K', '32K', '64K', '128K', '251K']],
  [inkling, ['8K', '16K', '32K', '64K', '128K', '256K', '512K', '1019K']],
] as const)('$0.id has its contexts down and its concurrencies across', (run, contexts) => {
  const { rows, concurrencies } = decodeGrid(run.decode);
  expect(rows.map(({ contextLabel }) => contextLabel)).toEqual(contexts);
  expect(concurrencies).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
  expect(rows.flatMap(({ cells }) => cells)).toEqual(run.decode);
});

test('cells in any order make an ascending grid, and what is missing is null', () => {
  const peak = measuredCell(8192, 16, { decodeTokPerSec: 300 });
  const single = measuredCell(8192, 2, { decodeTokPerSec: 50 });
  const long = overCapacityCell(131_072, 16);
  const alone = measuredCell(16_384, 4, { decodeTokPerSec: 90 });
  expect(decodeGrid([long, peak, alone, single])).toEqual({
    concurrencies: [2, 4, 16],
    rows: [
      { contextLabel: '8K', contextTokens: 8192, cells: [single, null, peak] },
      { contextLabel: '16K', contextTokens: 16_384, cells: [null, alone, null] },
      { contextLabel: '128K', contextTokens: 131_072, cells: [null, null, long] },
    ],
  });
});

test('no cells make an empty grid', () => {
  expect(decodeGrid([])).toEqual({ concurrencies: [], rows: [] });
});

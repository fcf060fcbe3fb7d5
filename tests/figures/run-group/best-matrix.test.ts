import { expect, test } from 'vitest';
import { bestMatrix } from '../../../src/figures/run-group/best-matrix.ts';
import { kimi } from '../golden-runs.ts';
import { measuredCell, overCapacityCell, syntheticRun } from '../synthetic-run.ts';

const two = syntheticRun({
  id: 'two',
  hardware: { ...kimi.hardware, gpuCount: 2 },
  decode: [
    measuredCell(8192, 1, { decodeTokPerSec: 30 }),
    measuredCell(8192, 4, { decodeTokPerSec: 100 }),
    overCapacityCell(65_536, 4),
  ],
});

const eight = syntheticRun({
  id: 'eight',
  decode: [
    measuredCell(8192, 1, { decodeTokPerSec: 50 }),
    measuredCell(8192, 4, { decodeTokPerSec: 500, status: 'capacity-limited' }),
    measuredCell(65_536, 4, { decodeTokPerSec: 160 }),
  ],
});

function holders(perGpu: boolean) {
  return bestMatrix([two, eight], { perGpu }).rows.map(({ heading, cells }) => [
    heading,
    ...cells.map((best) => best?.run.id ?? null),
  ]);
}

test('the best valid cell is told of each place, whatever load was not held', () => {
  expect(holders(false)).toEqual([
    ['8K', 'eight', 'two'],
    ['64K', null, 'eight'],
  ]);
});

test('per GPU another run may be the best', () => {
  expect(holders(true)).toEqual([
    ['8K', 'two', 'two'],
    ['64K', null, 'eight'],
  ]);
});

test('of many concurrencies those are kept that the most cells have', () => {
  const concurrencies = Array.from({ length: 15 }, (_, at) => at + 1);
  const many = syntheticRun({
    decode: concurrencies.map((concurrency) => measuredCell(8192, concurrency, { decodeTokPerSec: 30 })),
  });
  const last = syntheticRun({
    decode: [13, 14, 15].map((concurrency) => measuredCell(8192, concurrency, { decodeTokPerSec: 20 })),
  });
  const matrix = bestMatrix([many, last], { perGpu: false });
  expect(matrix.concurrencies).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15]);
  expect(matrix.isCut).toBe(true);
});

test('runs without valid cells have no best ones', () => {
  expect(bestMatrix([syntheticRun({})], { perGpu: false })).toEqual({
    concurrencies: [],
    rows: [],
    isCut: false,
  });
});

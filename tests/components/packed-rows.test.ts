import { expect, test } from 'vitest';
import { packedRows, unpackedRows } from '../../src/components/run/packed-rows.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

test('rows are packed as columns, which say where a row has no such key', () => {
  const rows = [
    { label: '8K', tokens: 8192, figure: null },
    { label: '16K', tokens: 16384, reason: 'out of memory' },
  ];
  expect(packedRows(rows)).toEqual({
    label: ['8K', '16K'],
    tokens: [8192, 16384],
    figure: [null, false],
    reason: [false, 'out of memory'],
  });
});

test.each([
  ['no rows', []],
  ['rows of different keys', [{ a: 1, b: null }, { b: 'x', c: [] }, {}]],
  ['the decode cells of Kimi-K2.6', kimi.decode],
  ['the decode cells of Inkling-Small', inkling.decode],
])('%s are the same after packing and unpacking', (_, rows) => {
  expect(unpackedRows(packedRows(rows))).toEqual(rows);
});

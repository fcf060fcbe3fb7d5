import { expect, test } from 'vitest';
import { unionGrid } from '../../../src/figures/comparison/union-grid.ts';
import { inkling, kimi } from '../golden-runs.ts';
import { failing, otherKind, ragged, regular } from './comparison-runs.ts';

test('lays four ragged matrices over one another, a cell of each run or null', () => {
  const { concurrencies, rows } = unionGrid([regular, ragged, failing, otherKind]);
  expect(concurrencies).toEqual([1, 2, 3, 4]);
  expect(
    rows.map(({ heading, cells }) => [
      heading,
      ...cells.map((cell) => cell.map((one) => one?.status ?? '').join(' ')),
    ]),
  ).toEqual([
    ['8K', 'valid valid capacity-limited valid', 'valid valid skipped valid', '  not-run ', 'valid   valid'],
    [
      '16K',
      'valid valid other valid',
      'valid error error valid',
      '   ',
      'over-capacity valid over-capacity over-capacity',
    ],
    ['32K', ' valid  ', '   ', '   ', '   '],
  ]);
});

test('keeps 251K and 256K apart', () => {
  const at = unionGrid([kimi, inkling]).rows.map(({ heading, cells }) => [
    heading,
    ...(cells[0]?.map((cell) => cell?.status ?? null) ?? []),
  ]);
  expect(at.slice(5, 7)).toEqual([
    ['251K', 'valid', null],
    ['256K', null, 'valid'],
  ]);
});

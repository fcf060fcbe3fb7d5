import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LandscapeRow } from '../../../src/figures/landscape/landscape-row.ts';
import { paretoFront } from '../../../src/figures/landscape/pareto-front.ts';

function row(name: string, totalTokPerSec: number, perRequestTokPerSec: number, gpuCount = 1): LandscapeRow {
  const place = { kind: 'sustained', contextLabel: '8K', concurrency: 1 } as const;
  return { id: name, name, gpuCount, totalTokPerSec, perRequestTokPerSec, ...place };
}

const names = (rows: readonly LandscapeRow[]): string[] => rows.map(({ name }) => name);

test('a cell is on the front where no other serves more in total without giving each request less', () => {
  const rows = [
    row('slow', 90, 9),
    row('large', 900, 10),
    row('fast', 60, 60),
    row('middle', 300, 30),
    row('beaten', 280, 29),
  ];
  expect(names(paretoFront(rows, false))).toEqual(['fast', 'middle', 'large']);
});

test('of cells with equal figures the first is on the front', () => {
  expect(names(paretoFront([row('a', 60, 60), row('b', 60, 60)], false))).toEqual(['a']);
});

test('per GPU the total is divided, what one request gets is not', () => {
  const rows = [row('eight', 400, 20, 8), row('one', 100, 18, 1)];
  expect(names(paretoFront(rows, false))).toEqual(['eight']);
  expect(names(paretoFront(rows, true))).toEqual(['eight', 'one']);
});

test('no cell on the front is beaten, and every other one is matched or beaten by one on it', () => {
  const figure = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(fc.array(fc.tuple(figure, figure), { maxLength: 40 }), (figures) => {
      const rows = figures.map(([total, each], at) => row(String(at), total, each));
      const front = paretoFront(rows, false);
      const isAtLeast = (left: LandscapeRow, right: LandscapeRow): boolean =>
        left.totalTokPerSec >= right.totalTokPerSec && left.perRequestTokPerSec >= right.perRequestTokPerSec;
      for (const one of front) expect(front.filter((other) => isAtLeast(other, one))).toEqual([one]);
      for (const one of rows) expect(front.some((other) => isAtLeast(other, one))).toBe(true);
    }),
  );
});

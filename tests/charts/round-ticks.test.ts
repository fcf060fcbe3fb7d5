import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTicks } from '../../src/charts/round-ticks.ts';

test.each([
  [9, 450, [10, 20, 50, 100, 200]],
  [10, 100, [10, 20, 50, 100]],
  [465, 29_233, [500, 1000, 2000, 5000, 10_000, 20_000]],
  [4, 7302, [10, 100, 1000]],
  [0.4, 3, [0.5, 1, 2]],
  [3, 4, []],
])('an axis from %d to %d is labelled at %j', (min, max, ticks) => {
  expect(roundTicks(min, max)).toEqual(ticks);
});

test('an axis never has more than seven labels while it spans seven powers of ten or fewer', () => {
  const axis = fc.tuple(
    fc.double({ min: 0.001, max: 1000, noNaN: true }),
    fc.double({ min: 1, max: 1e6, noNaN: true }),
  );
  fc.assert(
    fc.property(axis, ([min, ratio]) => {
      const ticks = roundTicks(min, min * ratio);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
      for (const tick of ticks) expect(tick >= min && tick <= min * ratio).toBe(true);
    }),
  );
});

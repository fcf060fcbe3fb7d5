import { expect, test } from 'vitest';
import { fittingTicks } from '../../src/charts/fitting-ticks.ts';

const ticks = [0, 10, 40, 100].map((value) => ({ value, label: 'Mar 3, 2026' }));

test.each([
  [1000, [0, 10, 40, 100]],
  [500, [0, 40, 100]],
  [200, [0, 100]],
  [60, [0]],
])('on an axis of %i pixels the labels at %j have room', (pixels, values) => {
  expect(fittingTicks(ticks, { range: [0, 100], pixels }).map(({ value }) => value)).toEqual(values);
});

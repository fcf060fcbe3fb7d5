import { expect, test } from 'vitest';
import { barText } from '../../src/components/explore/bar-text.ts';

test.each([
  [0, ''],
  [1, '1 run ticked. Tick another one to compare.'],
  [2, '2 runs ticked'],
  [4, '4 runs ticked'],
  [5, '5 runs ticked. A comparison has at most 4: untick 1.'],
  [12, '12 runs ticked. A comparison has at most 4: untick 8.'],
])('of %i ticked runs the bar says %j', (count, expected) => {
  expect(barText(count)).toBe(expected);
});

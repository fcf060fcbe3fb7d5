import { expect, test } from 'vitest';
import { formatChange } from '../../src/display/change-text.ts';

test.each([
  [0.09, '+9 %'],
  [-0.04, '−4 %'],
  [0.0042, '+0.4 %'],
  [1.5, '+150 %'],
  [0, '±0 %'],
  [-0.0001, '±0 %'],
])('a change of %d is written "%s"', (change, text) => {
  expect(formatChange(change)).toBe(text);
});

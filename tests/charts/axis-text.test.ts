import { expect, test } from 'vitest';
import { axisText, tickText } from '../../src/charts/axis-text.ts';

test.each([
  ['context', 8192, '8,192 tokens'],
  ['concurrency', 128, 'concurrency 128'],
  ['decode-rate', 7302, '7,302.0 tok/s'],
  ['prefill-rate', 17_600, '17.6K tok/s'],
  ['ms', 53_910, '53,910 ms'],
] as const)('a %s of %i is told as "%s"', (quantity, value, text) => {
  expect(axisText(quantity, value)).toBe(text);
});

test.each([
  [5, '5'],
  [1000, '1K'],
  [1500, '1.5K'],
  [20_000, '20K'],
  [2_000_000, '2M'],
])('a tick at %i is labelled "%s"', (value, text) => {
  expect(tickText(value)).toBe(text);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEven, ratioLegend, ratioLevel } from '../../../src/figures/comparison/ratio-scale.ts';

describe('ratioLevel', () => {
  test.each([
    [1, 0],
    [1.05, 0],
    [1 / 1.05, 0],
    [0.95, -1],
    [1.051, 1],
    [1.4999, 1],
    [1.5, 2],
    [1.83, 2],
    [2.5, 3],
    [3.84, 3],
    [4, 4],
    [5.17, 4],
    [1000, 4],
    [1 / 1.5, -2],
    [0.4, -3],
    [0.25, -4],
    [0.001, -4],
  ])('shades %d as %i', (ratio, level) => {
    expect(ratioLevel(ratio)).toBe(level);
  });

  test('stands as far on the other side for the inverse ratio, on the bounds too', () => {
    const figure = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(figure, figure, (a, b) => {
        expect(ratioLevel(b / a) + ratioLevel(a / b)).toBe(0);
        expect(isEven(b / a)).toBe(isEven(a / b));
      }),
      { numRuns: 5000 },
    );
  });

  test('never falls as the ratio rises', () => {
    const ratio = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(ratio, ratio, (a, b) => {
        expect(ratioLevel(Math.min(a, b))).toBeLessThanOrEqual(ratioLevel(Math.max(a, b)));
      }),
    );
  });
});

test('the legend goes from the baseline to the other run', () => {
  expect(ratioLegend.map(({ level, better, text }) => `${String(level)} ${better} ${text}`)).toEqual([
    '-4 baseline 4× or more',
    '-3 baseline 2.5–4×',
    '-2 baseline 1.5–2.5×',
    '-1 baseline 1.05–1.5×',
    '0 even within ±5 %',
    '1 other 1.05–1.5×',
    '2 other 1.5–2.5×',
    '3 other 2.5–4×',
    '4 other 4× or more',
  ]);
});

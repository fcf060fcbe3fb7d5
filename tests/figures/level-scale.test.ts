import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeScales } from '../../src/figures/decode-scales.ts';
import { levelScale } from '../../src/figures/level-scale.ts';
import { inkling, kimi } from './golden-runs.ts';
import { overCapacityCell } from './synthetic-run.ts';

describe('a scale', () => {
  // Nine shades over 1 to 512: each spans a factor of two.
  const scale = levelScale([512, 1, 40], 'higher');

  test.each([
    [1, 0],
    [1.9, 0],
    [2.1, 1],
    [20, 4],
    [250, 7],
    [257, 8],
    [512, 8],
    [0.5, 0],
    [9999, 8],
  ])('from 1 to 512 shades %d by level %i', (value, level) => {
    expect(scale?.level(value)).toBe(level);
  });

  test('gives the ends that were measured', () => {
    expect(scale).toMatchObject({ low: 1, high: 512, better: 'higher' });
  });

  test('is reversed where lower is better', () => {
    const lower = levelScale([512, 1], 'lower');
    expect([1, 20, 512].map((value) => lower?.level(value))).toEqual([8, 4, 0]);
  });

  test('gives a single figure the level in the middle', () => {
    expect(levelScale([5, 5], 'higher')?.level(5)).toBe(4);
    expect(levelScale([5], 'lower')?.level(5)).toBe(4);
  });

  test('of no figures is none', () => {
    expect(levelScale([], 'higher')).toBeNull();
  });

  test('never shades a better figure as worse', () => {
    const figure = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1 }), figure, figure, (values, one, other) => {
        const higher = levelScale(values, 'higher');
        const lower = levelScale(values, 'lower');
        const [less, more] = one < other ? [one, other] : [other, one];
        for (const level of [higher?.level(less), higher?.level(more)])
          expect(Number.isInteger(level) && Number(level) >= 0 && Number(level) <= 8).toBe(true);
        expect(Number(higher?.level(less))).toBeLessThanOrEqual(Number(higher?.level(more)));
        expect(Number(lower?.level(less))).toBeGreaterThanOrEqual(Number(lower?.level(more)));
      }),
    );
  });
});

describe('the scales of a matrix', () => {
  test('span what was measured, whatever the metric', () => {
    const { decodeTokPerSec, perRequestTokPerSec, ttftMs, interTokenLatencyMs } = decodeScales(kimi.decode);
    expect(decodeTokPerSec).toMatchObject({ low: 9.9, high: 398.9, better: 'higher' });
    expect(perRequestTokPerSec).toMatchObject({ low: 9.9, high: 27.6, better: 'higher' });
    expect(ttftMs).toMatchObject({ low: 137, high: 796, better: 'lower' });
    expect(interTokenLatencyMs).toMatchObject({ low: 36.2, high: 101.1, better: 'lower' });
  });

  test('are shared by the runs that are given together', () => {
    const { decodeTokPerSec } = decodeScales([...kimi.decode, ...inkling.decode]);
    expect(decodeTokPerSec).toMatchObject({ low: 4, high: 7302 });
  });

  test('are none where nothing was measured', () => {
    expect(decodeScales([overCapacityCell(8192, 1)])).toEqual({
      decodeTokPerSec: null,
      perRequestTokPerSec: null,
      ttftMs: null,
      interTokenLatencyMs: null,
    });
  });
});

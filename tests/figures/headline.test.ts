import { expect, test } from 'vitest';
import { headline } from '../../src/figures/headline.ts';
import { inkling, kimi } from './golden-runs.ts';
import { measuredCell, overCapacityCell, prefillPoint, syntheticRun } from './synthetic-run.ts';

test.each([
  [kimi, [73, 85, 67, 113]],
  [inkling, [94, 101, 88, 150]],
] as const)('the headline of $0.id is on the lines $1', (run, lines) => {
  const { singleRequest, peakDecode, fastestPrefill, longestContext } = headline(run);
  const figures = [singleRequest, peakDecode, fastestPrefill, longestContext];
  expect(figures.map((figure) => figure?.sourceLine)).toEqual(lines);
});

test('a run without figures has no headline', () => {
  expect(headline(syntheticRun({ decode: [overCapacityCell(8192, 1)] }))).toEqual({
    singleRequest: null,
    peakDecode: null,
    fastestPrefill: null,
    longestContext: null,
  });
});

test('figures are picked by value, whatever the order', () => {
  const decode = [
    overCapacityCell(262_144, 1),
    measuredCell(131_072, 1, { decodeTokPerSec: 9 }),
    measuredCell(131_072, 2, { decodeTokPerSec: 18, status: 'capacity-limited' }),
    measuredCell(16_384, 1, { decodeTokPerSec: 100 }),
    measuredCell(8192, 8, { decodeTokPerSec: 99 }),
    measuredCell(16_384, 4, { decodeTokPerSec: 1000 }),
  ];
  const prefill = [prefillPoint(16_384, 1000), prefillPoint(8192, 400), prefillPoint(32_768, 9000)];
  expect(headline(syntheticRun({ decode, prefill }))).toEqual({
    singleRequest: decode[3],
    peakDecode: decode[5],
    fastestPrefill: prefill[1],
    longestContext: decode[1],
  });
});

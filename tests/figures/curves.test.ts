import { expect, test } from 'vitest';
import {
  decodeThroughputCurves,
  latencyThroughputCurves,
  prefillThroughputCurve,
  prefillTtftCurve,
} from '../../src/figures/curves.ts';
import { kimi } from './golden-runs.ts';
import { measuredCell, overCapacityCell, prefillPoint, syntheticRun } from './synthetic-run.ts';

test('prefill curves go from the shortest context to the longest', () => {
  const run = syntheticRun({ prefill: [prefillPoint(16_384, 1000), prefillPoint(8192, 512)] });
  expect(prefillThroughputCurve(run)).toEqual({
    name: 'tok/s',
    points: [
      { x: 8192, y: 16_000, label: '8K', marked: false },
      { x: 16_384, y: 16_384, label: '16K', marked: false },
    ],
  });
  expect(prefillTtftCurve(run)).toEqual({
    name: 'ms',
    points: [
      { x: 8192, y: 512, label: '8K', marked: false },
      { x: 16_384, y: 1000, label: '16K', marked: false },
    ],
  });
});

test('no context at all has no place on a logarithmic axis', () => {
  const run = syntheticRun({
    prefill: [{ ...prefillPoint(8192, 512), contextTokens: 0, contextLabel: '0' }],
  });
  expect(prefillThroughputCurve(run).points).toEqual([]);
});

test('points without figures are on no curve', () => {
  const skipped = {
    contextLabel: '8K',
    contextTokens: 8192,
    status: 'skipped',
    statusText: 'Skipped',
    sourceLine: 1,
  } as const;
  const run = syntheticRun({ prefill: [skipped], decode: [overCapacityCell(8192, 1)] });
  expect(prefillThroughputCurve(run).points).toEqual([]);
  expect(decodeThroughputCurves(run)).toEqual([]);
  expect(latencyThroughputCurves(run)).toEqual([]);
});

test('decode has a curve for each context, concurrency ascending', () => {
  const curves = decodeThroughputCurves(kimi);
  expect(curves.map(({ name, points }) => [name, points.length])).toEqual([
    ['8K', 5],
    ['16K', 5],
    ['32K', 4],
    ['64K', 3],
    ['128K', 2],
    ['251K', 1],
  ]);
  expect(curves[0]?.points).toEqual([
    { x: 1, y: 26.2, label: '×1', marked: false },
    { x: 2, y: 51.5, label: '×2', marked: false },
    { x: 4, y: 103.7, label: '×4', marked: false },
    { x: 8, y: 200.6, label: '×8', marked: false },
    { x: 16, y: 384.7, label: '×16', marked: false },
  ]);
});

test('the latency–throughput curve sets the total against the throughput of one request', () => {
  // Both cells are past a cliff that the page cautions of.
  expect(latencyThroughputCurves(kimi)[4]).toEqual({
    name: '128K',
    points: [
      { x: 10.1, y: 10.1, label: '×1', marked: true },
      { x: 9.9, y: 19.8, label: '×2', marked: true },
    ],
  });
});

test('a cell whose per-request figure was not recorded is left out of the latency–throughput curve alone', () => {
  const run = syntheticRun({ decode: [measuredCell(8192, 1, { decodeTokPerSec: 26.2 })] });
  expect(latencyThroughputCurves(run)).toEqual([{ name: '8K', points: [] }]);
  expect(decodeThroughputCurves(run)[0]?.points).toHaveLength(1);
});

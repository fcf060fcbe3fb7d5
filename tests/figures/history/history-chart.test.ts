import { expect, test } from 'vitest';
import { historyChart } from '../../../src/figures/history/history-chart.ts';
import type { HistoryCell } from '../../../src/figures/history/history-cells.ts';
import { historyCells, usualCells } from '../../../src/figures/history/history-cells.ts';
import { runHistories, type RunHistory } from '../../../src/figures/history/run-history.ts';
import type { Run } from '../../../src/run/run.ts';
import { measuredCell, overCapacityCell, syntheticRun } from '../synthetic-run.ts';
import { measuredAgain } from './measured-again.ts';

function historyOf(runs: readonly Run[]): RunHistory {
  const [history] = runHistories(runs, new Map());
  if (history === undefined) throw new Error('no history');
  return history;
}

const DAY = 24 * 60 * 60 * 1000;
const MARCH = Date.UTC(2026, 2, 1);

const history = historyOf([
  measuredAgain({ id: 'a', measuredAt: '2026-03-01', single: 20 }),
  measuredAgain({ id: 'b', measuredAt: '2026-03-02', single: 21 }),
  measuredAgain({ id: 'c', measuredAt: '2026-03-11', single: 24, version: '0.28.0' }),
  measuredAgain({
    id: 'd',
    measuredAt: '2026-03-21',
    single: 18,
    version: '0.28.0',
    command: 'vllm serve m --enforce-eager',
  }),
  measuredAgain({ id: 'e', single: 99 }),
]);

test('one cell is drawn in tok/s, a line for each set-up, as far apart as the days are', () => {
  const chart = historyChart(history, history.cells);
  expect(
    chart?.curves.map(({ isUnnamed, points }) => [
      isUnnamed,
      points.map(({ x, y }) => [(x - MARCH) / DAY, y]),
    ]),
  ).toEqual([
    [
      true,
      [
        [0, 20],
        [1, 21],
        [10, 24],
      ],
    ],
    [false, [[20, 18]]],
  ]);
  expect(chart?.y).toEqual({ title: 'tok/s', quantity: 'decode-rate', scale: 'linear', ticks: null });
});

test('measurements of the very same are a band from the lowest to the highest', () => {
  expect(historyChart(history, history.cells)?.bands).toEqual([
    { from: MARCH, to: MARCH + DAY, low: 20, high: 21, look: { at: 0, of: 1 } },
  ]);
});

test('other engine versions are marked, other set-ups more strongly', () => {
  expect(historyChart(history, history.cells)?.marks).toEqual([
    { x: MARCH + 10 * DAY, label: '0.28.0', isStrong: false },
    { x: MARCH + 20 * DAY, label: 'set-up 2', isStrong: true },
  ]);
});

test('the finding tells the first and the last figure, and that the set-up changed', () => {
  expect(historyChart(history, history.cells)?.finding).toBe(
    'Decode throughput from vllm 0.27.0, Mar 1, 2026 to vllm 0.28.0, Mar 21, 2026: 8K × 1 from 20.0 to 18.0 tok/s (−10 %). The set-up changed in between.',
  );
});

test('several cells are drawn as shares of their own first figure', () => {
  const runs = [
    syntheticRun({ ...measuredAgain({ id: 'a', measuredAt: '2026-03-01' }), decode: cellsOf(20, 400) }),
    syntheticRun({ ...measuredAgain({ id: 'b', measuredAt: '2026-03-05' }), decode: cellsOf(25, 380) }),
  ];
  const chart = historyChart(historyOf(runs), historyOf(runs).cells);
  expect(chart?.curves.map(({ name, points }) => [name, points.map(({ y }) => y)])).toEqual([
    ['8K × 1', [1, 1.25]],
    ['8K × 16', [1, 0.95]],
  ]);
  expect(chart?.y.range).toEqual([0.9, 1.3]);
  expect(chart?.y.ticks?.map(({ label }) => label)).toEqual(['90 %', '100 %', '110 %', '120 %', '130 %']);
  expect(chart?.curves[0]?.points[1]?.label).toBe('with vllm 0.27.0 on Mar 5, 2026: 25.0 tok/s');
});

function cellsOf(single: number, many: number) {
  return [
    measuredCell(8192, 1, { decodeTokPerSec: single }),
    measuredCell(8192, 16, { decodeTokPerSec: many }),
  ];
}

test('without dates engine versions are the axis, in their order', () => {
  const undated = historyOf([
    measuredAgain({ id: 'a', version: '0.10.0', single: 30 }),
    measuredAgain({ id: 'b', version: '0.9.0', single: 20 }),
  ]);
  const chart = historyChart(undated, undated.cells);
  expect(chart?.x.ticks).toEqual([
    { value: 0, label: '0.9.0' },
    { value: 1, label: '0.10.0' },
  ]);
  expect(chart?.curves[0]?.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 20],
    [1, 30],
  ]);
});

test('there is no chart where neither dates nor versions tell runs apart', () => {
  const repeats = historyOf([measuredAgain({ id: 'a' }), measuredAgain({ id: 'b' })]);
  expect(historyChart(repeats, repeats.cells)).toBeNull();
});

test('the cells of a history are the valid ones that two runs have', () => {
  const runs = [
    syntheticRun({
      decode: [
        measuredCell(8192, 1, { decodeTokPerSec: 20 }),
        measuredCell(8192, 2, { decodeTokPerSec: 38, status: 'capacity-limited' }),
        overCapacityCell(8192, 4),
      ],
    }),
    syntheticRun({
      decode: [
        measuredCell(8192, 1, { decodeTokPerSec: 22 }),
        measuredCell(8192, 2, { decodeTokPerSec: 40 }),
      ],
    }),
  ];
  expect(historyCells(runs)).toEqual([
    { contextLabel: '8K', contextTokens: 8192, concurrency: 1, figures: [20, 22] },
  ]);
});

test('the usual cells are one request at the shortest, a middle and the longest context, and the peak', () => {
  const cell = (kilo: number, concurrency: number, figure: number): HistoryCell => ({
    contextLabel: `${String(kilo)}K`,
    contextTokens: kilo * 1024,
    concurrency,
    figures: [figure, figure],
  });
  const cells = [
    cell(8, 1, 20),
    cell(8, 16, 300),
    cell(16, 1, 19),
    cell(16, 16, 400),
    cell(32, 1, 18),
    cell(64, 1, 15),
  ];
  expect(usualCells(cells).map(({ contextLabel, concurrency }) => [contextLabel, concurrency])).toEqual([
    ['8K', 1],
    ['16K', 1],
    ['16K', 16],
    ['64K', 1],
  ]);
  expect(usualCells([])).toEqual([]);
});

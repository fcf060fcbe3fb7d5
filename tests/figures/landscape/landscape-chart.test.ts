import { expect, test } from 'vitest';
import { landscapeChart } from '../../../src/figures/landscape/landscape-chart.ts';
import {
  landscapeData,
  landscapeRows,
  shownLandscape,
  widestContext,
} from '../../../src/figures/landscape/landscape-data.ts';
import { inkling, kimi } from '../golden-runs.ts';

const data = landscapeData([kimi, inkling], ({ model }) => model.name);
const at8K = landscapeRows(data, { contextLabel: '8K', contextTokens: 8192 });
const view = {
  perGpu: false,
  hrefOf: ({ id, concurrency }: { id: string; concurrency: number }) => `/${id}#${String(concurrency)}`,
};

test('the data has the valid cells with both figures, by context', () => {
  expect(data.runs).toEqual([
    { id: 'kimi-k2.6-h200x8', name: 'Kimi-K2.6', kind: 'sustained', gpuCount: 8 },
    { id: 'inkling-small-h200x8', name: 'Inkling-Small', kind: 'sustained', gpuCount: 8 },
  ]);
  expect(data.contexts.map(({ contextLabel, cells }) => [contextLabel, cells.length])).toEqual([
    ['8K', 13],
    ['16K', 12],
    ['32K', 10],
    ['64K', 8],
    ['128K', 6],
    ['251K', 1],
    ['256K', 3],
    ['512K', 2],
    ['1019K', 1],
  ]);
  expect(data.contexts[0]?.cells[0]).toEqual([0, 1, 26.2, 27.6]);
});

test('of the runs shown alone the cells at a context are kept', () => {
  const shown = shownLandscape(data, { ids: new Set(['kimi-k2.6-h200x8']), contextTokens: 65_536 });
  expect(shown.contexts.map(({ contextLabel, cells }) => [contextLabel, cells.map(([run]) => run)])).toEqual([
    ['64K', [0, 0, 0]],
  ]);
  expect(shownLandscape(data, { ids: new Set(), contextTokens: 65_536 }).contexts).toEqual([]);
});

test('the context of a landscape is the shortest of those that the most runs have', () => {
  expect(widestContext(data)?.contextLabel).toBe('8K');
  expect(widestContext({ contexts: [] })).toBeNull();
});

test('a few runs have a line each, and the cells that nothing beats are numbered', () => {
  const chart = landscapeChart(at8K, view);
  expect(chart?.curves.map(({ name, points }) => [name, points.length])).toEqual([
    ['Pareto front', 8],
    ['Kimi-K2.6', 5],
    ['Inkling-Small', 8],
  ]);
  expect(chart?.curves[0]?.points[0]).toEqual({
    x: 140.1,
    y: 135.5,
    label: 'Inkling-Small, 8K × 1',
    href: '/inkling-small-h200x8#1',
    tag: '1',
  });
});

test('the finding names both ends of the front', () => {
  expect(landscapeChart(at8K, view)?.finding).toBe(
    'Total against per-request decode throughput of 2 runs at 8K: Inkling-Small with 1 request gives each request the most, 140.1 tok/s; Inkling-Small with 128 requests serves the most in total, 7,302.0 tok/s. 8 of 13 cells are on the Pareto front.',
  );
  expect(landscapeChart(at8K, { ...view, perGpu: true })?.finding).toContain('912.8 tok/s per GPU');
});

test('the cells of many runs are points beside the front', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ ...kimi, id: `run-${String(at)}` }));
  const rows = landscapeRows(
    landscapeData(many, ({ id }) => id),
    { contextLabel: '8K', contextTokens: 8192 },
  );
  expect(landscapeChart(rows, view)?.curves.map(({ name, only }) => [name, only])).toEqual([
    ['Pareto front', undefined],
    ['Cells', 'points'],
  ]);
});

test('there is no chart without cells', () => {
  expect(landscapeChart([], view)).toBeNull();
});

test('figures of different kinds of measurement are refused', () => {
  const burst = at8K.map((row) => ({ ...row, kind: 'burst' as const }));
  expect(() => landscapeChart([...at8K, ...burst], view)).toThrow(
    'different measurements in one landscape: sustained at 8K, burst at 8K',
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeMetrics } from '../../../src/display/decode-metric.ts';
import { ratioGrid, type RatioCell, type RatioQuestion } from '../../../src/figures/comparison/ratio-grid.ts';
import { inkling, kimi } from '../golden-runs.ts';
import { syntheticRun } from '../synthetic-run.ts';
import { cell, failing, otherKind, ragged, regular } from './comparison-runs.ts';

const [throughput, , ttft] = decodeMetrics;

type Pair = Pick<RatioQuestion, 'baseline' | 'other'>;

function cells(pair: Pair, metric: RatioQuestion['metric'] = throughput): Map<string, RatioCell> {
  const rows = ratioGrid({ ...pair, metric })?.rows ?? [];
  return new Map(
    rows.flatMap((row) =>
      row.cells.map((one) => [`${row.contextLabel} x${String(one.concurrency)}`, one] as const),
    ),
  );
}

function states(pair: Pair, metric?: RatioQuestion['metric']): Record<string, string> {
  return Object.fromEntries([...cells(pair, metric)].map(([key, { state }]) => [key, state]));
}

const ratioOf = (one: RatioCell | undefined): number | null => (one?.state === 'both' ? one.ratio : null);

describe('ratioGrid of Kimi and Inkling', () => {
  const pair = { baseline: kimi, other: inkling };

  test('has the union of contexts, 251K and 256K apart, and of concurrencies', () => {
    const grid = ratioGrid({ ...pair, metric: throughput });
    expect(grid?.concurrencies).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
    expect(grid?.rows.map(({ heading }) => heading)).toEqual([
      ...['8K', '16K', '32K', '64K', '128K', '251K', '256K', '512K', '1019K'],
    ]);
  });

  test.each([
    ['8K x1', 5.1718],
    ['64K x4', 1.8339],
    ['128K x2', 2.6717],
  ])('divides the throughput at %s: %d', (place, ratio) => {
    expect(ratioOf(cells(pair).get(place))).toBeCloseTo(ratio, 4);
  });

  test('inverts TTFT, so that above 1 is better for it too', () => {
    expect(cells(pair, ttft).get('8K x1')).toEqual({
      contextLabel: '8K',
      contextTokens: 8192,
      concurrency: 1,
      state: 'both',
      a: { kind: 'figure', value: 137, limited: false },
      b: { kind: 'figure', value: 50, limited: false },
      ratio: 2.74,
    });
  });

  test('counts every state', () => {
    const counts = Map.groupBy(Object.values(states(pair)), (state) => state);
    expect(Object.fromEntries([...counts].map(([state, all]) => [state, all.length]))).toEqual({
      both: 19,
      'only-b': 11,
      neither: 10,
      'a-only-measured': 1,
      'b-only-measured': 6,
      'not-measured': 25,
    });
  });
});

describe('ratioGrid of ragged runs', () => {
  test('tells every state of a run with gaps, an error and a figure that was not recorded', () => {
    expect(states({ baseline: regular, other: ragged }, ttft)).toEqual({
      '8K x1': 'both',
      '8K x2': 'only-a',
      '8K x4': 'a-only-measured',
      '16K x1': 'both',
      '16K x2': 'only-a',
      '16K x4': 'only-b',
      '32K x1': 'b-only-measured',
      '32K x2': 'not-measured',
      '32K x4': 'not-measured',
    });
  });

  test('carries why a figure is missing', () => {
    const found = cells({ baseline: regular, other: ragged }, ttft);
    expect(found.get('8K x2')?.b).toEqual({
      kind: 'no-figure',
      why: 'not-recorded',
      text: 'Not recorded',
      reason: null,
    });
    expect(found.get('16K x2')?.b).toEqual({
      kind: 'no-figure',
      why: 'error',
      text: 'Error',
      reason: 'connection reset',
    });
    expect(found.get('16K x4')?.a).toMatchObject({ why: 'over-capacity', text: 'Over capacity' });
  });

  test('has no figure for skipped, not run and unknown cells, and marks a load that was not held', () => {
    const pair = { baseline: failing, other: regular };
    expect(states(pair)).toEqual({
      '8K x1': 'both',
      '8K x2': 'only-b',
      '8K x3': 'not-measured',
      '8K x4': 'b-only-measured',
      '16K x1': 'only-b',
      '16K x2': 'only-b',
      '16K x3': 'not-measured',
      '16K x4': 'neither',
    });
    expect(cells(pair).get('8K x1')?.a).toEqual({ kind: 'figure', value: 150, limited: true });
    expect(cells(pair).get('8K x3')).toMatchObject({ a: { why: 'not-run' }, b: null });
  });

  test('gives none across kinds of measurement', () => {
    expect(ratioGrid({ baseline: regular, other: otherKind, metric: throughput })).toBeNull();
  });

  test('keeps contexts apart that share a label and not their tokens', () => {
    const decimal = { ...cell(8192, 1, [50]), contextTokens: 8000 };
    const grid = ratioGrid({
      baseline: syntheticRun({ decode: [cell(8192, 1, [100])] }),
      other: syntheticRun({ decode: [decimal] }),
      metric: throughput,
    });
    expect(grid?.rows.map(({ heading, cells: [only] }) => [heading, only?.state])).toEqual([
      ['8K (8,000 tokens)', 'b-only-measured'],
      ['8K (8,192 tokens)', 'a-only-measured'],
    ]);
  });

  test('is empty for runs without decode', () => {
    const empty = syntheticRun({});
    expect(ratioGrid({ baseline: empty, other: empty, metric: throughput })).toEqual({
      concurrencies: [],
      rows: [],
    });
  });
});

const mirrored = {
  both: 'both',
  'only-a': 'only-b',
  'only-b': 'only-a',
  neither: 'neither',
  'a-only-measured': 'b-only-measured',
  'b-only-measured': 'a-only-measured',
  'not-measured': 'not-measured',
} as const;

const anyRun = fc.constantFrom(kimi, inkling, regular, ragged, failing);

test('exchanging the runs inverts every ratio and mirrors every state', () => {
  fc.assert(
    fc.property(anyRun, anyRun, fc.constantFrom(...decodeMetrics), (left, right, metric) => {
      const there = cells({ baseline: left, other: right }, metric);
      const back = cells({ baseline: right, other: left }, metric);
      expect([...back.keys()]).toEqual([...there.keys()]);
      for (const [key, one] of there) {
        const mirror = back.get(key);
        expect(mirror?.state).toBe(mirrored[one.state]);
        if (one.state === 'both') expect(ratioOf(mirror)).toBeCloseTo(1 / one.ratio, 12);
      }
    }),
  );
});

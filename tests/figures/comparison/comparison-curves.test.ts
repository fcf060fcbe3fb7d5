import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../src/figures/chart.ts';
import {
  decodeByContextComparison,
  measuredConcurrencies,
} from '../../../src/figures/comparison/decode-by-context-comparison.ts';
import {
  latencyThroughputComparison,
  measuredContexts,
} from '../../../src/figures/comparison/latency-throughput-comparison.ts';
import {
  prefillThroughputComparison,
  prefillTtftComparison,
} from '../../../src/figures/comparison/prefill-comparison.ts';
import { inkling, kimi } from '../golden-runs.ts';
import { syntheticRun } from '../synthetic-run.ts';
import { cell, otherKind, ragged, regular } from './comparison-runs.ts';

const pair = [kimi, inkling];
const short = { contextLabel: '8K', contextTokens: 8192 };

const points = (chart: Chart | null) =>
  chart?.curves.map(
    ({ name, points: of }) => [name, of.map(({ x, y, label }) => [x, y, label] as const)] as const,
  );

describe('of Kimi and Inkling', () => {
  test('prefill throughput is a curve each, by context', () => {
    const chart = prefillThroughputComparison(pair);
    expect(chart?.finding).toBe(
      'Prefill throughput by context length: Kimi-K2.6 from 17.6K tok/s at 8K to 8,808 tok/s at 256K, at most 18.7K tok/s at 16K; Inkling-Small from 16.1K tok/s at 8K to 19.1K tok/s at 1024K, at most 42.2K tok/s at 64K.',
    );
    expect(chart?.x.ticks?.map(({ label }) => label)).toEqual([
      ...['8K', '16K', '32K', '64K', '128K', '251K', '512K', '1019K'],
    ]);
    const [first, second] = points(chart) ?? [];
    expect(first?.[0]).toBe('Kimi-K2.6');
    expect(first?.[1].slice(-2)).toEqual([
      [257_024, 8820, '251K'],
      [262_144, 8808, '256K'],
    ]);
    expect(second?.[1]).toHaveLength(9);
  });

  test('prefill TTFT is a curve each, on a log axis', () => {
    const chart = prefillTtftComparison(pair);
    expect(chart?.y).toMatchObject({ quantity: 'ms', scale: 'log' });
    expect(chart?.finding).toContain('Kimi-K2.6 from 465 ms at 8K to 29,233 ms at 256K;');
  });

  test('decode by context has the cells of one concurrency', () => {
    const chart = decodeByContextComparison(pair, 16);
    expect(points(chart)).toEqual([
      [
        'Kimi-K2.6',
        [
          [8192, 384.7, '8K'],
          [16_384, 398.9, '16K'],
        ],
      ],
      [
        'Inkling-Small',
        [
          [8192, 1424.3, '8K'],
          [16_384, 1221.9, '16K'],
          [32_768, 944.6, '32K'],
          [65_536, 643.8, '64K'],
        ],
      ],
    ]);
    expect(chart?.finding).toContain('at a concurrency of 16: Kimi-K2.6 from 384.7 tok/s at 8K');
    expect(measuredConcurrencies(pair)).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
  });

  test('decode by context leaves out no context at all, which has no place on a logarithmic axis', () => {
    const run = syntheticRun({ decode: [cell(0, 1, [5]), cell(8192, 1, [4])] });
    expect(decodeByContextComparison([run, run], 1)?.curves[0]?.points.map(({ x }) => x)).toEqual([8192]);
  });

  test('keeps the place of a run without figures', () => {
    expect(points(decodeByContextComparison(pair, 64))?.map(([name, all]) => [name, all.length])).toEqual([
      ['Kimi-K2.6', 0],
      ['Inkling-Small', 2],
    ]);
    expect(decodeByContextComparison(pair, 64)?.finding).toContain(
      'Kimi-K2.6 no figures; Inkling-Small from',
    );
  });

  test('latency against throughput has the cells of one context', () => {
    const chart = latencyThroughputComparison(pair, short);
    expect(points(chart)?.[0]?.[1]).toEqual([
      [27.6, 26.2, '×1'],
      [26.6, 51.5, '×2'],
      [27.2, 103.7, '×4'],
      [26.2, 200.6, '×8'],
      [25.2, 384.7, '×16'],
    ]);
    expect(points(chart)?.[1]?.[1].at(-1)).toEqual([57.5, 7302, '×128']);
    expect(chart?.finding).toMatch(/^Total against per-request decode throughput at 8K, /);
    expect(measuredContexts(pair).map(({ contextLabel }) => contextLabel)).toEqual([
      ...['8K', '16K', '32K', '64K', '128K', '251K', '256K', '512K', '1019K'],
    ]);
  });
});

describe('of other runs', () => {
  test('are null where nothing was measured', () => {
    const empty = [syntheticRun({}), syntheticRun({ id: 'again' })];
    expect(prefillThroughputComparison(empty)).toBeNull();
    expect(prefillTtftComparison(empty)).toBeNull();
    expect(decodeByContextComparison(empty, 1)).toBeNull();
    expect(latencyThroughputComparison(empty, short)).toBeNull();
    expect(latencyThroughputComparison([regular, ragged], short)).toBeNull();
  });

  test('share no decode axis across kinds of measurement', () => {
    expect(decodeByContextComparison([regular, otherKind], 1)).toBeNull();
    expect(latencyThroughputComparison([kimi, { ...kimi, protocol: otherKind.protocol }], short)).toBeNull();
    expect(prefillThroughputComparison([regular, otherKind])?.curves).toHaveLength(2);
  });

  test('are four where there are four runs, and leave out failed cells', () => {
    const chart = decodeByContextComparison([regular, ragged, kimi, inkling], 2);
    expect(chart?.curves.map(({ name, points: of }) => `${name} ${String(of.length)}`)).toEqual([
      ...['Regular 2', 'Ragged 1', 'Kimi-K2.6 5', 'Inkling-Small 7'],
    ]);
  });
});

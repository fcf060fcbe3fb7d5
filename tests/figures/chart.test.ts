import { expect, test } from 'vitest';
import {
  decodeThroughputChart,
  latencyThroughputChart,
  prefillThroughputChart,
  prefillTtftChart,
} from '../../src/figures/chart.ts';
import { inkling, kimi } from './golden-runs.ts';
import { measuredCell, prefillPoint, syntheticRun } from './synthetic-run.ts';

test.each([
  [
    prefillThroughputChart(kimi),
    'Prefill throughput by context length: from 17.6K tok/s at 8K to 8,808 tok/s at 256K, at most 18.7K tok/s at 16K.',
  ],
  [
    prefillTtftChart(kimi),
    'Prefill time to first token by context length: from 465 ms at 8K to 29,233 ms at 256K.',
  ],
  [
    prefillThroughputChart(inkling),
    'Prefill throughput by context length: from 16.1K tok/s at 8K to 19.1K tok/s at 1024K, at most 42.2K tok/s at 64K.',
  ],
  [
    decodeThroughputChart(kimi),
    'Decode throughput by concurrency for each context length: 8K 26.2 tok/s at ×1 to 384.7 at ×16; 16K 23.6 tok/s at ×1 to 398.9 at ×16; 32K 23.6 tok/s at ×1 to 193.2 at ×8; 64K 23.7 tok/s at ×1 to 96.3 at ×4; 128K 10.1 tok/s at ×1 to 19.8 at ×2; 251K 9.9 tok/s at ×1.',
  ],
  [
    latencyThroughputChart(syntheticRun({ decode: kimi.decode.slice(0, 8) })),
    'Total against per-request decode throughput, concurrency rising along each line: 8K 26.2 tok/s at ×1 to 384.7 at ×16.',
  ],
])('a chart %# states its finding', (chart, finding) => {
  expect(chart?.finding).toBe(finding);
});

test('contexts that would print over one another share a tick', () => {
  expect(prefillThroughputChart(kimi)?.x.ticks?.map(({ label }) => label)).toEqual([
    '8K',
    '16K',
    '32K',
    '64K',
    '128K',
    '251K',
  ]);
  expect(prefillThroughputChart(inkling)?.x.ticks?.map(({ label }) => label)).toEqual([
    '8K',
    '16K',
    '32K',
    '64K',
    '128K',
    '256K',
    '512K',
    '1019K',
  ]);
});

test('context, concurrency and latency stand on log axes, prefill throughput on one from zero', () => {
  expect([
    prefillThroughputChart(kimi)?.x,
    prefillTtftChart(kimi)?.y,
    decodeThroughputChart(kimi)?.x,
  ]).toMatchObject([
    { scale: 'log', quantity: 'context' },
    { scale: 'log', quantity: 'ms' },
    { scale: 'log', quantity: 'concurrency' },
  ]);
  expect(prefillThroughputChart(kimi)?.y).toMatchObject({ scale: 'linear', quantity: 'prefill-rate' });
});

test('what was not measured has no chart', () => {
  const nothing = syntheticRun({});
  expect(prefillThroughputChart(nothing)).toBeNull();
  expect(prefillTtftChart(nothing)).toBeNull();
  expect(decodeThroughputChart(nothing)).toBeNull();
  expect(latencyThroughputChart(nothing)).toBeNull();
  const withoutPerRequest = syntheticRun({ decode: [measuredCell(8192, 1, { decodeTokPerSec: 26.2 })] });
  expect(latencyThroughputChart(withoutPerRequest)).toBeNull();
});

test('a chart of one point says so', () => {
  const run = syntheticRun({ prefill: [prefillPoint(8192, 512)] });
  expect(prefillTtftChart(run)?.finding).toBe('Prefill time to first token by context length: 512 ms at 8K.');
});

import { describe, expect, test } from 'vitest';
import { findings } from '../../../src/figures/findings.ts';
import type { Finding, FindingCode } from '../../../src/figures/findings/finding.ts';
import type { Run } from '../../../src/run/run.ts';
import { measuredCell, overCapacityCell, syntheticRun } from '../synthetic-run.ts';

const find = (code: FindingCode, changes: Partial<Run>): Finding | undefined =>
  findings(syntheticRun(changes)).find((finding) => finding.code === code);

/** Throughput of one request at 8K, 16K, 32K … */
const byContext = (...rates: readonly number[]) =>
  rates.map((decodeTokPerSec, index) => measuredCell(8192 * 2 ** index, 1, { decodeTokPerSec }));

/** Throughput at 8K with 1, 2, 4 … requests. */
const byConcurrency = (...rates: readonly number[]) =>
  rates.map((decodeTokPerSec, index) => measuredCell(8192, 2 ** index, { decodeTokPerSec }));

describe('cliff', () => {
  test('is told with its figures', () => {
    expect(find('cliff', { decode: byContext(26.2, 23.6, 23.6, 23.7, 10.1, 9.9) })).toMatchObject({
      title: 'Cliff at 128K',
      sentence: 'One request falls from 23.7 to 10.1 tok/s between 64K and 128K.',
      cells: [{ contextLabel: '128K', concurrency: 1 }],
    });
  });

  test.each([
    ['speculative decoding without its figures', '--speculative-config $SPEC', 'Speculative decoding is on;'],
    ['its method', '--speculative-config.method mtp', 'Speculative decoding (mtp) is on;'],
  ])('names %s', (_case, flags, expected) => {
    const found = find('cliff', {
      decode: byContext(24, 24, 10),
      launchCommand: `vllm serve org/M ${flags}`,
    });
    expect(found?.sentence).toContain(expected);
  });

  test('knows no step from no context at all', () => {
    const decode = [0, 8192, 16_384].map((tokens, index) =>
      measuredCell(tokens, 1, { decodeTokPerSec: [24, 24, 10][index] ?? 1 }),
    );
    expect(find('cliff', { decode })).toBeUndefined();
  });

  test.each([
    ['at the first step', [24, 10, 9.9]],
    ['before a steep slope', [24, 24, 10, 5.1]],
  ])('is found %s', (_case, rates) => {
    expect(find('cliff', { decode: byContext(...rates) })).toBeDefined();
  });

  test.each([
    ['throughput halves with each doubling', [47.8, 27.6, 14.9, 7.8, 4.0]],
    ['rounding alone makes it less than half', [1.1, 1.1, 0.5]],
    ['it falls by less than half', [24, 24, 12.2, 12]],
    ['the step before is nearly as steep', [24, 12.5, 5.9]],
    ['nothing is beside it', [24, 10]],
    ['it wobbles', [26.2, 23.6, 23.6, 23.7]],
  ])('is not found where %s', (_case, rates) => {
    expect(find('cliff', { decode: byContext(...rates) })).toBeUndefined();
  });

  test('is not seen across contexts that lie far apart', () => {
    const rates = [
      [8192, 100],
      [16_384, 95],
      [262_144, 20],
    ] as const;
    const decode = rates.map(([tokens, decodeTokPerSec]) => measuredCell(tokens, 1, { decodeTokPerSec }));
    expect(find('cliff', { decode })).toBeUndefined();
  });
});

describe('throughput-falls', () => {
  test('names the steepest fall', () => {
    const decode = [
      ...byConcurrency(100, 190, 170, 160),
      measuredCell(16_384, 1, { decodeTokPerSec: 90 }),
      measuredCell(16_384, 2, { decodeTokPerSec: 80 }),
    ];
    expect(find('throughput-falls', { decode })).toMatchObject({
      sentence:
        'At 8K, throughput falls from 190.0 tok/s with 2 requests to 160.0 with 8. It falls at 16K too.',
      cells: [
        { contextLabel: '8K', concurrency: 4 },
        { contextLabel: '8K', concurrency: 8 },
        { contextLabel: '16K', concurrency: 2 },
      ],
    });
  });

  test.each([
    ['rises', [100, 190, 350]],
    ['wobbles at saturation', [100, 190, 186, 192, 184]],
  ])('is not told where it %s', (_case, rates) => {
    expect(find('throughput-falls', { decode: byConcurrency(...rates) })).toBeUndefined();
  });
});

describe('concurrency-not-held', () => {
  const cell = (concurrency: number, averageActiveRequests: number | null) =>
    measuredCell(8192, concurrency, { decodeTokPerSec: 100, averageActiveRequests });

  test('names the cell that is furthest from it', () => {
    expect(
      find('concurrency-not-held', { decode: [cell(16, 15.2), cell(32, 20.5), cell(8, 8)] }),
    ).toMatchObject({
      sentence:
        'At 8K with 32 requests asked for, the server ran 20.5 on average. ' +
        'So it is in 2 cells; their figures are not those of the concurrency asked for.',
      cells: [
        { contextLabel: '8K', concurrency: 16 },
        { contextLabel: '8K', concurrency: 32 },
      ],
    });
  });

  test('believes the status where no mean is given', () => {
    const limited = measuredCell(8192, 32, { decodeTokPerSec: 100, status: 'capacity-limited' });
    expect(find('concurrency-not-held', { decode: [limited] })?.sentence).toBe(
      'At 8K with 32 requests asked for, the server did not hold the load. ' +
        'Its figures are not those of the concurrency asked for.',
    );
  });

  test.each([
    [16, 15.7],
    [8, 7.8],
    [128, 127.2],
    [1, 1],
    [1, null],
  ])('is not told of %d requests with a mean of %d', (concurrency, mean) => {
    expect(find('concurrency-not-held', { decode: [cell(concurrency, mean)] })).toBeUndefined();
  });
});

describe('decode-ttft-falls', () => {
  const timed = (...ttftMs: readonly (number | null)[]) =>
    ttftMs.map((ms, index) => measuredCell(8192 * 2 ** index, 4, { decodeTokPerSec: 20, ttftMs: ms }));

  test('names both ends', () => {
    expect(find('decode-ttft-falls', { decode: timed(384, 500, 300) })).toMatchObject({
      sentence:
        'With 4 requests, TTFT falls from 500 ms at 16K to 300 ms at 32K. ' +
        'A longer context should take longer: the prompt cache may not have been equally warm.',
      cells: [{ contextLabel: '32K', concurrency: 4 }],
    });
  });

  test.each([
    ['rises', [384, 405, 484, 675]],
    ['wobbles', [500, 460, 700]],
    ['differs by a few milliseconds', [20, 12, 30]],
    ['is not recorded', [500, null, 600]],
  ])('is not told where it %s', (_case, ttftMs) => {
    expect(find('decode-ttft-falls', { decode: timed(...ttftMs) })).toBeUndefined();
  });
});

describe('contradictory-capacity', () => {
  test('names the cells that contradict each other', () => {
    const decode = [measuredCell(8192, 4, { decodeTokPerSec: 10 }), overCapacityCell(8192, 2)];
    expect(find('contradictory-capacity', { decode })).toMatchObject({
      sentence:
        '8K × 4 was measured and needs 49,152 tokens of KV cache; 8K × 2 is over capacity and needs 24,576. ' +
        'No one budget explains both.',
      cells: [
        { contextLabel: '8K', concurrency: 4 },
        { contextLabel: '8K', concurrency: 2 },
      ],
    });
  });
});

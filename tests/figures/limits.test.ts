import { describe, expect, test } from 'vitest';
import { limitLens } from '../../src/figures/limits.ts';
import { inkling, kimi } from './golden-runs.ts';
import { measuredCell, overCapacityCell } from './synthetic-run.ts';

const short = (places: readonly { contextLabel: string; concurrency: number }[]) =>
  places.map(({ contextLabel, concurrency }) => `${contextLabel} × ${String(concurrency)}`);

describe('limitLens', () => {
  test('picks the cells of the Kimi run with a first token in 400 ms', () => {
    expect(short(limitLens(kimi.decode, { maxTtftMs: 400, minPerRequestTokPerSec: null }).best)).toEqual([
      '8K × 8',
      '16K × 2',
      '32K × 2',
      '64K × 1',
    ]);
  });

  test('picks the cells of the Inkling run with 60 tok/s for each', () => {
    const { best } = limitLens(inkling.decode, { maxTtftMs: null, minPerRequestTokPerSec: 60 });
    expect(short(best)).toEqual(['8K × 64', '16K × 32', '32K × 8']);
  });

  test('says which limit a cell misses', () => {
    const cell = (ttftMs: number | null, perRequestTokPerSec: number | null) => ({
      ...measuredCell(8192, 1, { decodeTokPerSec: 20 }),
      ttftMs,
      perRequestTokPerSec,
    });
    const decode = [
      cell(500, 20),
      cell(501, 20),
      cell(500, 19.9),
      cell(900, 10),
      cell(null, 25),
      cell(null, 10),
      overCapacityCell(8192, 2),
    ];
    const lens = limitLens(decode, { maxTtftMs: 500, minPerRequestTokPerSec: 20 });
    expect(lens.cells.map(({ verdict }) => verdict)).toEqual([
      { kind: 'meets' },
      { kind: 'misses', figures: ['ttftMs'] },
      { kind: 'misses', figures: ['perRequestTokPerSec'] },
      { kind: 'misses', figures: ['ttftMs', 'perRequestTokPerSec'] },
      { kind: 'no-figure' },
      { kind: 'misses', figures: ['perRequestTokPerSec'] },
      { kind: 'no-figure' },
    ]);
  });

  test('takes the fewest requests of equal throughputs, and no capacity-limited cell', () => {
    const decode = [
      measuredCell(16_384, 1, { decodeTokPerSec: 20 }),
      measuredCell(8192, 8, { decodeTokPerSec: 60, status: 'capacity-limited' }),
      measuredCell(8192, 4, { decodeTokPerSec: 50 }),
      measuredCell(8192, 2, { decodeTokPerSec: 50 }),
    ];
    const none = { maxTtftMs: null, minPerRequestTokPerSec: null };
    expect(short(limitLens(decode, none).best)).toEqual(['8K × 2', '16K × 1']);
    expect(limitLens(decode, { ...none, maxTtftMs: 1 }).best).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { decodeScales } from '../../src/figures/decode-scales.ts';
import { listedRun, type ListedRun } from '../../src/figures/explore/listed-run.ts';
import { packedRuns, type PackedRuns } from '../../src/share/packed-runs.ts';
import { unpackedRuns } from '../../src/share/unpacked-runs.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

const scale = decodeScales([...inkling.decode, ...kimi.decode]).decodeTokPerSec;
const unknown = {
  ...kimi,
  id: 'unknown',
  decode: [],
  prefill: [],
  launchCommand: null,
  engine: { ...kimi.engine, version: null, quantization: null },
  hardware: { ...kimi.hardware, vramPerGpuGb: null },
  publication: { author: null, via: null, measuredAt: null },
};

const runs: readonly ListedRun[] = [
  listedRun(inkling, {
    standing: { status: 'withdrawn', reason: 'The prompts were in the cache.', successor: null },
    scale,
  }),
  listedRun(kimi, { standing: null, scale }),
  listedRun(unknown, { standing: null, scale: null }),
];

test('packed runs, through JSON, are the runs again', () => {
  const fetched: PackedRuns = JSON.parse(JSON.stringify(packedRuns(runs)));
  expect(unpackedRuns(fetched)).toEqual(runs);
});

test('no runs are no runs', () => {
  expect(unpackedRuns(packedRuns([]))).toEqual([]);
});

test('every text stands once', () => {
  const { texts, contexts } = packedRuns([...runs, ...runs]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).toContain('--tensor-parallel-size');
  expect(contexts.map(([label]) => label)).toEqual([
    ...['8K', '16K', '32K', '64K', '128K', '256K', '512K', '1019K', '251K', '1024K'],
  ]);
});

test('a column that ends too early is refused', () => {
  const packed = packedRuns(runs);
  const columns = { ...packed.columns, cells: [] };
  expect(() => unpackedRuns({ ...packed, columns })).toThrow('packed runs: a column ends too early');
});

import { expect, test } from 'vitest';
import { everything, type Exploration } from '../../../src/figures/explore/exploration.ts';
import type { ListedRun } from '../../../src/figures/explore/listed-run.ts';
import { sortedRuns } from '../../../src/figures/explore/sorted-runs.ts';
import { at, run } from './explored-runs.ts';

const hardware = (gpuCount: number): ListedRun['hardware'] => ({ gpu: 'H200', gpuCount, vramPerGpuGb: 141 });
const dated = (day: string | null): Pick<ListedRun, 'publication'> => ({
  publication: { author: null, measuredAt: day === null ? null : `${day}T00:00:00Z` },
});
const peak = (tokPerSec: number): ListedRun['peakDecode'] => ({ ...at(8, tokPerSec), concurrency: 4 });
const budget = (tokens: number, consistent = true): ListedRun['kvCache'] => ({
  basis: 'inferred',
  lower: { tokens },
  upper: null,
  consistent,
});

/** Newest first, as runs come. */
const runs = [
  run('newest', {
    ...dated('2026-09-01'),
    hardware: hardware(8),
    peakDecode: peak(800),
    singleRequest: [at(8, 20), at(32, 10)],
    prefill: [at(8, 9000), at(64, 100)],
    longestContext: at(32, 1),
    kvCache: budget(100, false),
  }),
  run('older', {
    ...dated('2026-01-01'),
    hardware: hardware(1),
    peakDecode: peak(200),
    singleRequest: [at(8, 30)],
    prefill: [at(8, 8000)],
    longestContext: at(8, 1),
    kvCache: budget(50),
  }),
  run('undated', {
    ...dated(null),
    hardware: hardware(2),
    peakDecode: null,
    singleRequest: [at(32, 40)],
    prefill: [],
    longestContext: null,
    kvCache: budget(200),
  }),
];

function order(changes: Partial<Exploration>, of: readonly ListedRun[] = runs): string[] {
  return sortedRuns(of, { ...everything, ...changes }).flatMap((section) => section.runs.map(({ id }) => id));
}

test.each<readonly [Partial<Exploration>, string[]]>([
  [{}, ['newest', 'older', 'undated']],
  [{ reversed: true }, ['older', 'newest', 'undated']],
  [{ sort: 'peak-decode' }, ['newest', 'older', 'undated']],
  [{ sort: 'peak-decode', reversed: true }, ['older', 'newest', 'undated']],
  [{ sort: 'peak-decode', perGpu: true }, ['older', 'newest', 'undated']],
  [{ sort: 'single-request', atTokens: 8192 }, ['older', 'newest', 'undated']],
  [{ sort: 'single-request', atTokens: 32_768 }, ['undated', 'newest', 'older']],
  [{ sort: 'single-request', atTokens: 32_768, reversed: true }, ['newest', 'undated', 'older']],
  [{ sort: 'single-request', atTokens: 32_768, perGpu: true }, ['undated', 'newest', 'older']],
  [{ sort: 'prefill', atTokens: 65_536 }, ['newest', 'older', 'undated']],
  [{ sort: 'longest-context', perGpu: true }, ['newest', 'older', 'undated']],
  // Contradictory bounds are no capacity.
  [{ sort: 'kv-cache' }, ['undated', 'older', 'newest']],
  [{ sort: 'kv-cache', reversed: true }, ['older', 'undated', 'newest']],
])('%j gives %j', (changes, expected) => {
  expect(order(changes)).toEqual(expected);
});

test('a withdrawn run comes last where figures decide, in both directions, and in its place by date', () => {
  const withdrawn = run('withdrawn', {
    peakDecode: peak(9000),
    standing: { status: 'withdrawn', reason: 'Wrong.', successor: null },
  });
  const all = [withdrawn, ...runs.slice(0, 2)];
  expect(order({ sort: 'peak-decode' }, all)).toEqual(['newest', 'older', 'withdrawn']);
  expect(order({ sort: 'peak-decode', reversed: true }, all)).toEqual(['older', 'newest', 'withdrawn']);
  expect(order({}, all)).toEqual(['withdrawn', 'newest', 'older']);
});

test('figures of different kinds are sorted apart, the kind of most runs first', () => {
  const other = (id: string, rate: number): ListedRun =>
    run(id, {
      peakDecode: peak(rate),
      protocol: { tool: 'other', toolVersion: null, measurementKind: 'batch-step' },
    });
  const all = [other('step-slow', 1), ...runs, other('step-fast', 99_999)];
  expect(
    sortedRuns(all, { ...everything, sort: 'peak-decode' }).map((section) => [
      section.kind,
      section.runs.map(({ id }) => id),
    ]),
  ).toEqual([
    ['sustained', ['newest', 'older', 'undated']],
    ['batch-step', ['step-fast', 'step-slow']],
  ]);
  expect(sortedRuns(all, everything).map(({ kind }) => kind)).toEqual([null]);
  expect(sortedRuns(all, { ...everything, perRequest: 30 }).map(({ kind }) => kind)).toEqual([
    'sustained',
    'batch-step',
  ]);
});

test('runs of one kind need no name for it', () => {
  expect(sortedRuns(runs, { ...everything, sort: 'prefill' }).map(({ kind }) => kind)).toEqual([null]);
});

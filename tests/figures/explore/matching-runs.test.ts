import { expect, test } from 'vitest';
import { everything, isNarrowed, type Exploration } from '../../../src/figures/explore/exploration.ts';
import { facets, type FacetKey } from '../../../src/figures/explore/facet.ts';
import { indexedRuns } from '../../../src/figures/explore/indexed-runs.ts';
import { facetCounts, matchingRuns } from '../../../src/figures/explore/matching-runs.ts';
import { at, run } from './explored-runs.ts';

const cell = (k: number, concurrency: number, tokPerSec: number) => ({ ...at(k, tokPerSec), concurrency });

const listed = [
  run('a', {
    perRequest: [cell(8, 1, 60), cell(8, 4, 40), cell(32, 1, 50), cell(32, 4, 29)],
    engine: { name: 'vllm', version: '0.9.0', quantization: 'INT4' },
  }),
  run('b', {
    perRequest: [cell(8, 1, 20), cell(8, 8, 10)],
    model: { name: 'moonshotai/Kimi-K2' },
    engine: { name: 'vllm', version: '0.10.0', quantization: null },
    launchCommand: 'vllm serve m --enforce-eager',
  }),
  run('c', {
    perRequest: [],
    model: { name: 'Qwen3-32B' },
    title: 'Qwen3-32B on B200 ×1',
    hardware: { gpu: 'B200', gpuCount: 1, vramPerGpuGb: null },
    engine: { name: 'sglang', version: null, quantization: 'int4' },
    publication: { author: 'Ada', measuredAt: '2025-05-01T00:00:00Z' },
    launchCommand: null,
  }),
];
const { runs } = indexedRuns(listed);

function asked(changes: Partial<Exploration>): Exploration {
  return { ...everything, ...changes };
}

function chosen(changes: Partial<Exploration['chosen']>): Partial<Exploration> {
  return { chosen: { ...everything.chosen, ...changes } };
}

function ids(changes: Partial<Exploration>): string[] {
  return matchingRuns(runs, asked(changes)).runs.map((each) => each.run.id);
}

function counts(key: FacetKey, changes: Partial<Exploration> = {}): string[] {
  const facet = facets.find((each) => each.key === key);
  if (facet === undefined) throw new Error(`no such facet: ${key}`);
  return facetCounts(runs, asked(changes), facet).map(({ text, count }) => `${text} ${String(count)}`);
}

test.each<readonly [Partial<Exploration>, string[]]>([
  [{}, ['a', 'b', 'c']],
  [{ search: 'KIMI vllm' }, ['a', 'b']],
  [{ search: 'ada' }, ['c']],
  [{ search: '--enforce-eager kimi-k2' }, ['a', 'b']],
  [{ search: 'no such run' }, []],
  [chosen({ family: ['kimi'] }), ['a', 'b']],
  [chosen({ family: ['kimi', 'qwen'] }), ['a', 'b', 'c']],
  [chosen({ quantization: ['int4'] }), ['a', 'c']],
  [chosen({ quantization: ['not-given'] }), ['b']],
  [chosen({ quantization: ['int4'], engine: ['vllm'] }), ['a']],
  [chosen({ gpu: ['b200'], gpus: ['1'], year: ['2025'] }), ['c']],
  [chosen({ version: ['vllm-0.10.0'] }), ['b']],
  [{ ...chosen({ engine: ['vllm'] }), search: '"serve m --"' }, ['b']],
])('%j leaves %j', (changes, expected) => {
  expect(ids(changes)).toEqual(expected);
});

test.each<readonly [Partial<Exploration>, string[], number]>([
  [{ perRequest: 30, atTokens: 8192 }, ['a'], 1],
  [{ perRequest: 20, atTokens: 8192 }, ['a', 'b'], 1],
  [{ perRequest: 30, atTokens: 32_768 }, ['a'], 2],
  [{ perRequest: 30, atTokens: 32_768, requests: 4 }, [], 2],
  // What held eight requests held four.
  [{ perRequest: 10, atTokens: 8192, requests: 4 }, ['a', 'b'], 1],
  [{ perRequest: 5, atTokens: 8192, requests: 16 }, [], 3],
  [{ perRequest: 5, atTokens: 16_384 }, [], 3],
])('the limit %j leaves %j, and %i unmeasured', (changes, expected, unmeasured) => {
  expect(ids(changes)).toEqual(expected);
  expect(matchingRuns(runs, asked(changes)).unmeasured).toBe(unmeasured);
});

test('values are counted, the most frequent first', () => {
  expect(counts('family')).toEqual(['Kimi 2', 'Qwen 1']);
  expect(counts('quantization')).toEqual(['INT4 2', 'not given 1']);
});

test('numbers stand by value, versions and years newest first', () => {
  expect(counts('gpus')).toEqual(['×1 1', '×8 2']);
  expect(counts('version')).toEqual(['vllm 0.10.0 1', 'vllm 0.9.0 1', 'not given 1']);
  expect(counts('year')).toEqual(['2025 1', 'not given 2']);
});

test('a facet is counted under everything but itself, and keeps the values that nothing has left', () => {
  const changes = { ...chosen({ engine: ['vllm'], family: ['qwen'] }), search: 'kimi' };
  expect(counts('engine', changes)).toEqual(['sglang 0', 'vllm 0']);
  expect(counts('family', changes)).toEqual(['Kimi 2', 'Qwen 0']);
});

test('facets with a single value are not offered', () => {
  expect(indexedRuns(listed.slice(0, 2)).facets.map(({ key }) => key)).toEqual(['version', 'quantization']);
  expect(indexedRuns([]).facets).toEqual([]);
});

test('contexts are those that were measured, and the common one has most figures of one request', () => {
  const { contexts, commonContext } = indexedRuns([
    run('x', { singleRequest: [at(32, 1)], prefill: [at(8, 1)], perRequest: [] }),
    run('y', { singleRequest: [at(32, 1), at(64, 1)], prefill: [], perRequest: [cell(4, 2, 1)] }),
  ]);
  expect(contexts.map(({ contextLabel }) => contextLabel)).toEqual(['4K', '8K', '32K', '64K']);
  expect(commonContext?.contextLabel).toBe('32K');
  expect(indexedRuns([]).commonContext).toBeNull();
});

test.each<readonly [Partial<Exploration>, boolean]>([
  [{}, false],
  [{ search: ' ' }, false],
  [{ sort: 'prefill', perGpu: true, atTokens: 8192 }, false],
  [{ search: 'x' }, true],
  [{ perRequest: 1 }, true],
  [chosen({ year: ['2025'] }), true],
])('%j narrows: %j', (changes, expected) => {
  expect(isNarrowed(asked(changes))).toBe(expected);
});

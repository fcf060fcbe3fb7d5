import { expect, test } from 'vitest';
import {
  exploreParameters,
  readExploreState,
  standardState,
  withContext,
  type ExploreState,
} from '../../src/components/explore/explore-state.ts';
import { everything } from '../../src/figures/explore/exploration.ts';
import { indexedRuns } from '../../src/figures/explore/indexed-runs.ts';
import { listedRun } from '../../src/figures/explore/listed-run.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

const known = indexedRuns([inkling, kimi].map((run) => listedRun(run, { standing: null, scale: null })));
const state = (changes: Partial<ExploreState>): ExploreState => ({ ...standardState, ...changes });
const chosen = (changes: Partial<ExploreState['chosen']>) => ({
  chosen: { ...everything.chosen, ...changes },
});

/** The parameters of a state as an address has them. */
function address(of: ExploreState): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(exploreParameters(of, known)))
    if (value !== null) search.set(key, value);
  return search.toString().replaceAll('%2C', ',');
}

test.each([
  ['', state({})],
  ['q=kimi+eager', state({ search: 'kimi eager' })],
  ['family=kimi', state(chosen({ family: ['kimi'] }))],
  ['quantization=int4,bf16', state(chosen({ quantization: ['int4', 'bf16'] }))],
  ['gpu=h200-sxm-141gb&gpus=8', state(chosen({ gpu: ['h200-sxm-141gb'], gpus: ['8'] }))],
  ['engine=vllm&version=vllm-0.29.0', state(chosen({ engine: ['vllm'], version: ['vllm-0.29.0'] }))],
  ['tool=llm-inference-bench', state(chosen({ tool: ['llm-inference-bench'] }))],
  ['kind=sustained&year=not-given', state(chosen({ kind: ['sustained'], year: ['not-given'] }))],
  ['sort=peak-decode&order=reversed', state({ sort: 'peak-decode', reversed: true })],
  ['order=reversed', state({ reversed: true })],
  ['sort=prefill&at=64k', state({ sort: 'prefill', atTokens: 65_536 })],
  ['at=251k&per=gpu&view=table', state({ atTokens: 257_024, perGpu: true, view: 'table' })],
  ['at=32k&per-request=27.5&requests=4', state({ atTokens: 32_768, perRequest: 27.5, requests: 4 })],
])('the address %j is read and written alike', (search, expected) => {
  expect(readExploreState(new URLSearchParams(search), known)).toEqual({ state: expected, notes: [] });
  expect(address(expected)).toBe(search);
});

test.each([
  [
    'sort=fastest',
    'There is no order “fastest”. There are: newest, single-request, peak-decode, prefill, longest-context, kv-cache.',
  ],
  ['order=up', 'There is no direction “up”. There are: reversed.'],
  ['at=33k', 'No run measured the context “33k”.'],
  ['per-request=fast', '“fast” is no number of tok/s.'],
  ['per-request=0', '“0” is no number of tok/s.'],
  ['requests=1.5', '“1.5” is no number of requests.'],
  ['per=watt', 'There is no divisor “watt”. There are: gpu.'],
  ['view=list', 'There is no view “list”. There are: cards, table, landscape.'],
  ['gpu=h201', 'GPU: there is no “h201” among the runs.'],
])('of the address %j is said: %s', (search, note) => {
  expect(readExploreState(new URLSearchParams(search), known)).toEqual({
    state: standardState,
    notes: [note],
  });
});

test('of several values those that runs have are kept', () => {
  expect(readExploreState(new URLSearchParams('gpu=h201,h200-sxm-141gb'), known)).toEqual({
    state: state(chosen({ gpu: ['h200-sxm-141gb'] })),
    notes: ['GPU: there is no “h201” among the runs.'],
  });
});

test.each([
  ['sort=single-request', 8192],
  ['sort=prefill', 8192],
  ['per-request=30', 8192],
  ['sort=peak-decode', null],
  ['sort=single-request&at=64k', 65_536],
])('the address %j is about the context of %s tokens', (search, atTokens) => {
  expect(readExploreState(new URLSearchParams(search), known).state.atTokens).toBe(atTokens);
});

test('a site without figures has no context to compare at', () => {
  const empty = indexedRuns([]);
  expect(withContext(state({ sort: 'prefill' }), empty).atTokens).toBeNull();
});

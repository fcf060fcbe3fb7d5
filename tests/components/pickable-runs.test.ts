import { expect, test } from 'vitest';
import { foundRuns, pickableRuns } from '../../src/components/compare-page/pickable-runs.ts';
import { listedRun } from '../../src/figures/explore/listed-run.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

const listed = (run: typeof kimi) => listedRun(run, { standing: null, scale: null });
const other = { ...kimi, id: 'kimi-on-b200', hardware: { ...kimi.hardware, gpu: 'B200' } };
const listing = [inkling, kimi, other].map(listed);

const ids = (runs: ReturnType<typeof pickableRuns>): string[] => runs.map(({ run }) => run.id);

test('without a choice the runs stand as listed, without reasons', () => {
  const runs = pickableRuns(listing, []);
  expect(ids(runs)).toEqual([inkling.id, kimi.id, other.id]);
  expect(runs.map(({ reason }) => reason)).toEqual([null, null, null]);
});

test('the chosen runs come first in their order, then the others by likeness, with the reason', () => {
  const runs = pickableRuns(listing, [kimi.id]);
  expect(ids(runs)).toEqual([kimi.id, other.id, inkling.id]);
  expect(runs.map(({ reason }) => reason)).toEqual([
    null,
    'same model, engine and quantization, other machine',
    'same machine and engine, other model and quantization',
  ]);
});

test.each([
  ['', [kimi.id, other.id, inkling.id]],
  ['b200', [kimi.id, other.id]],
  ['INKLING vllm', [kimi.id, inkling.id]],
  ['--enforce-eager', [kimi.id, other.id]],
  ['nothing like this', [kimi.id]],
])('the search %j keeps the chosen run and finds', (search, expected) => {
  expect(ids(foundRuns(pickableRuns(listing, [kimi.id]), search))).toEqual(expected);
});

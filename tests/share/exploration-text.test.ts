import { expect, test } from 'vitest';
import { everything, type Exploration } from '../../src/figures/explore/exploration.ts';
import { countText, explorationRemarks, type ShownRuns } from '../../src/share/exploration-text.ts';

test.each([
  [2000, 2000, '2,000 runs'],
  [312, 2000, '312 of 2,000 runs'],
  [0, 2000, '0 of 2,000 runs'],
  [1, 1, '1 run'],
])('%i of %i are "%s"', (found, all, expected) => {
  expect(countText({ found, all })).toBe(expected);
});

test.each<readonly [Partial<Exploration>, Partial<ShownRuns>, string[]]>([
  [{}, { kinds: 3 }, []],
  [{ sort: 'peak-decode' }, {}, ['Runs without the figure, and withdrawn ones, come last.']],
  [
    { sort: 'prefill', perGpu: true },
    { kinds: 2 },
    [
      'Figures of different kinds of measurement are not sorted together: each kind is a list of its own.',
      'Runs without the figure, and withdrawn ones, come last.',
      'Peak decode, prefill and KV cache are divided by the number of GPUs, and sorted so; the speed of one request is not.',
    ],
  ],
  [
    { perGpu: true },
    {},
    ['Peak decode, prefill and KV cache are divided by the number of GPUs; the speed of one request is not.'],
  ],
  [{ perRequest: 30 }, { unmeasured: 0 }, []],
  [
    { perRequest: 30 },
    { unmeasured: 1 },
    ['1 run has no per-request figure at this context, and is left out.'],
  ],
  [
    { perRequest: 30, requests: 8 },
    { unmeasured: 1200 },
    ['1,200 runs have no per-request figure at this context with 8 or more requests, and are left out.'],
  ],
])('of %j with %j is said %j', (exploration, shown, expected) => {
  const numbers = { found: 10, all: 10, unmeasured: 0, kinds: 1, ...shown };
  expect(explorationRemarks({ ...everything, ...exploration }, numbers)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { shownSections } from '../../src/components/explore/shown-sections.ts';
import { run } from '../figures/explore/explored-runs.ts';

const sections = [
  { kind: 'sustained', runs: [run('a'), run('b'), run('c')], count: 3 },
  { kind: 'batch-step', runs: [run('d'), run('e')], count: 2 },
] as const;

test.each([
  [0, []],
  [2, ['a,b of 3']],
  [3, ['a,b,c of 3']],
  [4, ['a,b,c of 3', 'd of 2']],
  [9, ['a,b,c of 3', 'd,e of 2']],
])('the first %i runs are %j', (most, expected) => {
  const shown = shownSections(sections, most);
  expect(shown.map(({ runs, count }) => `${runs.map(({ id }) => id).join()} of ${String(count)}`)).toEqual(
    expected,
  );
});

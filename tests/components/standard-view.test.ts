import { expect, test } from 'vitest';
import { needsExploring, standardView } from '../../src/components/explore/standard-view.ts';

test.each([
  [0, false, 'cards'],
  [2, false, 'cards'],
  [4, false, 'cards'],
  [5, true, 'cards'],
  [12, true, 'cards'],
  [13, true, 'table'],
  [2000, true, 'table'],
])('%i runs: to be explored %j, as %s', (runs, isExplored, view) => {
  expect(needsExploring(runs)).toBe(isExplored);
  expect(standardView(runs)).toBe(view);
});

import type { View } from './explore-state.ts';

/** So many runs are seen at a glance, and need no controls: a comparison holds as many. */
const SEEN_AT_A_GLANCE = 4;
/** More cards than these are a long way to scroll. */
const MOST_CARDS = 12;

/** How many runs are drawn at first; "Show more" draws twice as many at a time. A landscape has all. */
export const VIEW_STEP: Readonly<Record<View, number>> = { cards: 24, table: 50, landscape: Infinity };

/** How many runs a page of the list that needs no script has. */
export const RUNS_ON_A_PAGE = 100;

/** Whether a site has so many runs that searching them helps. */
export function needsExploring(runs: number): boolean {
  return runs > SEEN_AT_A_GLANCE;
}

/** How runs are drawn where nobody asked for either: with their matrices, or one line each. */
export function standardView(runs: number): View {
  return runs > MOST_CARDS ? 'table' : 'cards';
}

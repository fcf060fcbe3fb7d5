import { MOST_RUNS } from '../compare-page/compare-state.ts';

/** What is said of so many ticked runs, and what to do where they make no comparison; empty of none. */
export function barText(count: number): string {
  if (count === 0) return '';
  if (count === 1) return '1 run ticked. Tick another one to compare.';
  const ticked = `${String(count)} runs ticked`;
  if (count <= MOST_RUNS) return ticked;
  return `${ticked}. A comparison has at most ${String(MOST_RUNS)}: untick ${String(count - MOST_RUNS)}.`;
}

import type { RunSection } from '../../figures/explore/sorted-runs.ts';

/** The first runs of sections, so many in all; sections that are left empty are left out. */
export function shownSections(sections: readonly RunSection[], most: number): readonly RunSection[] {
  let left = most;
  return sections.flatMap(({ kind, runs, count }) => {
    const shown = runs.slice(0, Math.max(0, left));
    left -= shown.length;
    return shown.length === 0 ? [] : [{ kind, runs: shown, count }];
  });
}

import { useMemo } from 'preact/hooks';
import type { IndexedRuns } from '../../figures/explore/indexed-runs.ts';
import { matchingRuns } from '../../figures/explore/matching-runs.ts';
import { sortedRuns, type RunSection } from '../../figures/explore/sorted-runs.ts';
import type { ShownRuns } from '../../share/exploration-text.ts';
import type { ExploreState } from './explore-state.ts';

/** What a state asks for, in its order. */
export interface FoundRuns {
  readonly sections: readonly RunSection[];
  readonly shown: ShownRuns;
}

/** Finds the runs of a state, again only where the state changes. */
export function useFoundRuns(indexed: IndexedRuns, state: ExploreState): FoundRuns {
  return useMemo(() => {
    const { runs, unmeasured } = matchingRuns(indexed.runs, state);
    const found = runs.map(({ run }) => run);
    const kinds = new Set(found.map(({ protocol }) => protocol.measurementKind)).size;
    return {
      sections: sortedRuns(found, state),
      shown: { found: found.length, all: indexed.runs.length, unmeasured, kinds },
    };
  }, [indexed, state]);
}

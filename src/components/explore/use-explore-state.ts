import { useEffect, useRef, useState } from 'preact/hooks';
import type { IndexedRuns } from '../../figures/explore/indexed-runs.ts';
import { setInAddress, stepInAddress } from '../address-state.ts';
import {
  exploreParameters,
  readExploreState,
  standardState,
  withContext,
  type ExploreState,
  type ReadExploration,
} from './explore-state.ts';

/** Browsers refuse an address that changes with every key. */
const TYPING_PAUSE_MS = 300;

/** What the address asks for, and the ways to change it. */
export interface UsedExploration extends ReadExploration {
  /** By a choice: a step that one can go back. */
  readonly choose: (changed: Partial<ExploreState>) => void;
  /** By a key: the address follows when the typing pauses, without a step. */
  readonly type: (changed: Partial<ExploreState>) => void;
}

/** The state of the list of runs, which starts as the build drew it and follows the address from then on. */
export function useExploreState(indexed: IndexedRuns): UsedExploration {
  const [read, setRead] = useState<ReadExploration>({ state: standardState, notes: [] });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    const follow = (): void => {
      setRead(readExploreState(new URLSearchParams(location.search), indexed));
    };
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
    };
  }, [indexed]);

  const changeTo = (changed: Partial<ExploreState>): ExploreState => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const state = withContext({ ...read.state, ...changed }, indexed);
    setRead({ state, notes: [] });
    return state;
  };
  return {
    ...read,
    choose: (changed) => {
      stepInAddress(exploreParameters(changeTo(changed), indexed));
    },
    type: (changed) => {
      const parameters = exploreParameters(changeTo(changed), indexed);
      timer.current = setTimeout(() => {
        setInAddress(parameters);
      }, TYPING_PAUSE_MS);
    },
  };
}

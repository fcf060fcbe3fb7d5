import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { IndexedRuns } from '../../figures/explore/indexed-runs.ts';
import { setInAddress, stepInAddress } from '../address-state.ts';
import {
  exploreParameters,
  readExploreKeys,
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
  // What is typed and chosen between two drawings adds up.
  const latest = useRef(read.state);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const show = (shown: ReadExploration): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    latest.current = shown.state;
    setRead(shown);
  };
  // Before anything else takes effect, such as what was typed while the runs were fetched.
  useLayoutEffect(() => {
    const follow = (): void => {
      show(readExploreState(new URLSearchParams(location.search), indexed));
    };
    // An address that asks for nothing leaves what the build drew as it is.
    if (readExploreKeys(new URLSearchParams(location.search))) follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
    };
  }, [indexed]);

  const changeTo = (changed: Partial<ExploreState>): Readonly<Record<string, string | null>> => {
    const state = withContext({ ...latest.current, ...changed }, indexed);
    show({ state, notes: [] });
    return exploreParameters(state, indexed);
  };
  return {
    ...read,
    choose: (changed) => {
      stepInAddress(changeTo(changed));
    },
    type: (changed) => {
      const parameters = changeTo(changed);
      timer.current = setTimeout(() => {
        setInAddress(parameters);
      }, TYPING_PAUSE_MS);
    },
  };
}

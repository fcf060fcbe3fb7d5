import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { formatCount } from '../../display/quantity-text.ts';
import type { IndexedRuns } from '../../figures/explore/indexed-runs.ts';
import { explorationRemarks } from '../../share/exploration-text.ts';
import { link } from '../link.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { RunResults } from './RunResults.tsx';
import { shownSections } from './shown-sections.ts';
import { standardView, VIEW_STEP } from './standard-view.ts';
import { showTicks } from './ticked-runs.ts';
import { Toolbar } from './Toolbar.tsx';
import { useFoundRuns } from './use-found-runs.ts';
import { useExploreState } from './use-explore-state.ts';

interface Props {
  readonly indexed: IndexedRuns;
}

/** All runs, to be searched, narrowed down and sorted. Drawn by the build with the newest ones, and taken over from it. */
export function Explorer({ indexed }: Props): JSX.Element {
  const used = useExploreState(indexed);
  const { state, notes, choose } = used;
  const view = state.view ?? standardView(indexed.runs.length);
  const step = VIEW_STEP[view];
  const [most, setMost] = useState<number>(step);
  const { sections, shown } = useFoundRuns(indexed, state);
  useLayoutEffect(() => {
    setMost(step);
  }, [state, step]);
  // Boxes that were not drawn before come unticked.
  useLayoutEffect(showTicks);

  return (
    <>
      <div class="explore-head">
        <Toolbar indexed={indexed} used={used} />
        <ResultsHead state={state} shown={shown} view={view} onChange={choose} />
      </div>
      {[...notes, ...explorationRemarks(state, shown)].map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
      <form class="run-list" action={link('/compare/')}>
        {shown.found === 0 ? (
          <p class="soft">No run matches. Take a word or a choice away.</p>
        ) : (
          <RunResults
            indexed={indexed}
            state={state}
            view={view}
            sections={shownSections(sections, most)}
            onSort={(sort) => {
              choose({ sort, reversed: sort === state.sort && !state.reversed });
            }}
          />
        )}
        <p class="compare-plainly screen-only">
          <button class="button" type="submit">
            Compare ticked runs
          </button>
        </p>
      </form>
      <MoreRuns
        left={shown.found - most}
        step={2 * step}
        onMore={() => {
          setMost(most + 2 * step);
        }}
      />
    </>
  );
}

interface MoreProps {
  readonly left: number;
  readonly step: number;
  readonly onMore: () => void;
}

function MoreRuns({ left, step, onMore }: MoreProps): JSX.Element | null {
  if (left <= 0) return null;
  return (
    <p class="more needs-script">
      <button type="button" class="button" onClick={onMore}>
        Show {formatCount(Math.min(step, left))} more
      </button>
    </p>
  );
}

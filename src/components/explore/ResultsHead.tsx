import type { JSX } from 'preact';
import { isNarrowed } from '../../figures/explore/exploration.ts';
import { countText, type ShownRuns } from '../../share/exploration-text.ts';
import { standardState, type ExploreState, type View } from './explore-state.ts';
import { ViewChoice } from './ViewChoice.tsx';

interface Props {
  readonly state: ExploreState;
  readonly shown: ShownRuns;
  readonly view: View;
  readonly onChange: (changed: Partial<ExploreState>) => void;
}

/** How many runs were found, the way back to all of them, and how they are drawn. */
export function ResultsHead({ state, shown, view, onChange }: Props): JSX.Element {
  return (
    <div class="results-head">
      <p>
        <span role="status">{countText(shown)}</span>
        {isNarrowed(state) && (
          <button
            type="button"
            class="plain"
            onClick={() => {
              onChange({ ...standardState, view: state.view });
            }}
          >
            Show all
          </button>
        )}
      </p>
      <ViewChoice state={state} view={view} onChange={onChange} />
    </div>
  );
}

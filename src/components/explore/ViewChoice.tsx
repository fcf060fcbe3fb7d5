import type { JSX } from 'preact';
import type { ExploreState, View } from './explore-state.ts';

interface Props {
  readonly state: ExploreState;
  readonly view: View;
  readonly onChange: (changed: Partial<ExploreState>) => void;
}

const views = [
  { view: 'table', label: 'Table' },
  { view: 'cards', label: 'Cards' },
  { view: 'landscape', label: 'Landscape' },
] as const;

/** How the runs are drawn, and whether their figures are divided by the number of GPUs. */
export function ViewChoice({ state, view, onChange }: Props): JSX.Element {
  return (
    <div class="view-choice screen-only needs-script">
      <label class="per-gpu">
        <input
          type="checkbox"
          checked={state.perGpu}
          onChange={({ currentTarget }) => {
            onChange({ perGpu: currentTarget.checked });
          }}
        />
        per GPU
      </label>
      <fieldset class="switch">
        <legend class="visually-hidden">View</legend>
        {views.map((each) => (
          <label key={each.view}>
            <input
              type="radio"
              name="view"
              value={each.view}
              checked={view === each.view}
              onChange={() => {
                onChange({ view: each.view });
              }}
            />
            {each.label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

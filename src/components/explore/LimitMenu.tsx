import type { JSX } from 'preact';
import type { IndexedRuns } from '../../figures/explore/indexed-runs.ts';
import { ContextChoice } from './ContextChoice.tsx';
import type { ExploreState } from './explore-state.ts';
import { Menu } from './Menu.tsx';

interface Props {
  readonly state: ExploreState;
  readonly indexed: IndexedRuns;
  readonly onChange: (changed: Partial<ExploreState>) => void;
}

function positive(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** Asks for a speed that each request must reach, with some requests at once, at a context. */
export function LimitMenu({ state, indexed, onChange }: Props): JSX.Element {
  const { perRequest, requests } = state;
  return (
    <Menu label="Speed" chosen={perRequest === null ? '' : `≥ ${String(perRequest)} tok/s`}>
      {() => (
        <div class="limit-fields">
          <label>
            At least
            <span>
              <input
                type="number"
                min="0"
                step="any"
                inputMode="decimal"
                value={perRequest ?? ''}
                onInput={({ currentTarget }) => {
                  onChange({ perRequest: positive(currentTarget.value) });
                }}
              />
              tok/s per request
            </span>
          </label>
          <label>
            with
            <span>
              <input
                type="number"
                min="1"
                step="1"
                inputMode="numeric"
                value={requests}
                onInput={({ currentTarget }) => {
                  onChange({ requests: Math.round(positive(currentTarget.value) ?? 1) });
                }}
              />
              or more requests at once
            </span>
          </label>
          <ContextChoice
            label="at"
            atTokens={state.atTokens}
            contexts={indexed.contexts}
            onChange={(atTokens) => {
              onChange({ atTokens });
            }}
          />
          <p class="note">A run that was not measured there is left out, and counted.</p>
        </div>
      )}
    </Menu>
  );
}

import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { formatCount } from '../../display/quantity-text.ts';
import type { ListedRun } from '../../figures/explore/listed-run.ts';
import { machineText, publicationText, SEPARATOR, setUpText } from '../../share/run-description.ts';
import { MOST_RUNS } from './compare-state.ts';
import { foundRuns, pickableRuns } from './pickable-runs.ts';

interface Props {
  readonly listing: readonly ListedRun[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** More lines than these are not read; the search makes them fewer. */
const SHOWN = 50;

/** Picks two to four published runs from a list that is searched as one types. */
export function RunPicker({ listing, chosen, onChange }: Props): JSX.Element {
  const [search, setSearch] = useState('');
  // Ordered once for each choice, not with every key.
  const pickable = useMemo(() => pickableRuns(listing, chosen), [listing, chosen.join(',')]);
  const found = foundRuns(pickable, search);
  const isFull = chosen.length >= MOST_RUNS;
  return (
    <div class="picker">
      <label class="search">
        <span class="visually-hidden">Search runs</span>
        <input
          type="search"
          placeholder="Model, GPU, engine, flag …"
          value={search}
          onInput={({ currentTarget }) => {
            setSearch(currentTarget.value);
          }}
        />
      </label>
      <ul>
        {found.slice(0, SHOWN).map(({ run, reason }) => (
          <li key={run.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(run.id)}
                disabled={isFull && !chosen.includes(run.id)}
                onChange={({ currentTarget }) => {
                  onChange(
                    currentTarget.checked ? [...chosen, run.id] : chosen.filter((id) => id !== run.id),
                  );
                }}
              />
              <span>
                <b>{run.model.name}</b> <code>{run.id}</code>{' '}
                <span class="soft">
                  {[machineText(run), setUpText(run), publicationText(run)].join(SEPARATOR)}
                </span>
                {reason !== null && <span class="note"> {reason}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p class="note" role="status">
        {found.length > SHOWN
          ? `${formatCount(SHOWN)} of ${formatCount(found.length)} shown; search for fewer.`
          : `${formatCount(found.length)} ${found.length === 1 ? 'run' : 'runs'}.`}
        {isFull && ` A comparison has at most ${String(MOST_RUNS)}.`}
      </p>
    </div>
  );
}

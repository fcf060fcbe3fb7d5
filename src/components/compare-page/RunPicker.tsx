import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { formatCount } from '../../display/quantity-text.ts';
import { similarRuns } from '../../figures/comparison/similar-runs.ts';
import { machineText, publicationText, SEPARATOR, setUpText } from '../../share/run-description.ts';
import type { RunListing } from '../../share/run-listing.ts';
import { MOST_RUNS } from './compare-state.ts';

interface Props {
  readonly listing: readonly RunListing[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** More lines than these are not read; the search makes them fewer. */
const SHOWN = 50;

/** All words of the search, in any order, somewhere in what is known of the run. */
function matches(run: RunListing, search: string): boolean {
  const text = [
    run.id,
    run.title,
    machineText(run),
    setUpText(run),
    run.publication.author,
    run.launchCommand,
  ]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The chosen runs first; then by likeness to the first chosen one, with the reason; else as listed. */
function ordered(listing: readonly RunListing[], chosen: readonly string[]): readonly RunListing[] {
  const taken = chosen.flatMap((id) => listing.filter((run) => run.id === id));
  const rest = listing.filter((run) => !chosen.includes(run.id));
  const [first] = taken;
  if (first === undefined) return rest;
  const near = similarRuns(first, rest).map(({ run }) => run.id);
  return [...taken, ...rest.toSorted((left, right) => near.indexOf(left.id) - near.indexOf(right.id))];
}

/** Picks two to four published runs from a list that is searched as one types. */
export function RunPicker({ listing, chosen, onChange }: Props): JSX.Element {
  const [search, setSearch] = useState('');
  const found = ordered(listing, chosen).filter((run) => chosen.includes(run.id) || matches(run, search));
  const first = listing.find((run) => run.id === chosen[0]);
  const reasons = new Map(
    first === undefined ? [] : similarRuns(first, listing).map(({ run, reason }) => [run.id, reason]),
  );
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
        {found.slice(0, SHOWN).map((run) => (
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
                {reasons.has(run.id) && !chosen.includes(run.id) && (
                  <span class="note"> {reasons.get(run.id)}</span>
                )}
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

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { standingRemark } from '../../share/standing-text.ts';
import { comparedRuns } from '../comparison/compared-runs.ts';
import type { PublishedListing } from '../fetch-listing.ts';
import type { CompareState } from './compare-state.ts';
import { Comparison } from './Comparison.tsx';
import { RunPicker } from './RunPicker.tsx';
import { UnknownRuns } from './UnknownRuns.tsx';
import { useCompareState } from './use-compare-state.ts';
import { useListing, useRuns } from './use-published.ts';

/** A state in which runs that were renamed have their present ids, so that an old address keeps working. */
function present(state: CompareState, renamed: PublishedListing['renamed']): CompareState {
  const current = (id: string): string => (Object.hasOwn(renamed, id) ? (renamed[id] ?? id) : id);
  const { runs, baseline } = state;
  return {
    ...state,
    runs: [...new Set(runs.map(current))],
    baseline: baseline === null ? null : current(baseline),
  };
}

/** What became of runs since, by id. */
function remarks(listing: PublishedListing['runs']): ReadonlyMap<string, string> {
  return new Map(
    listing.flatMap(({ id, standing }) => {
      const remark = standingRemark(standing ?? undefined, listing);
      return remark === null ? [] : [[id, remark] as const];
    }),
  );
}

/** Any two to four published runs compared; the address is the whole state. */
export function ComparePage(): JSX.Element {
  const { state: asked, notes, change: ask } = useCompareState();
  const { value: published, failure } = useListing();
  const listing = published?.runs ?? null;
  const state = present(asked, published?.renamed ?? {});
  const moved = asked.runs.filter((id) => !state.runs.includes(id));
  const known = listing === null ? [] : state.runs.filter((id) => listing.some((run) => run.id === id));
  const unknown = listing === null ? [] : state.runs.filter((id) => !known.includes(id));
  const fetched = useRuns(known);
  // Whoever ticks a second run may want a third: the list stays open.
  const [isChoosing, setChoosing] = useState(false);

  const change = (changed: Partial<CompareState>): void => {
    ask({ ...state, ...changed });
  };
  const choose = (runs: readonly string[]): void => {
    setChoosing(true);
    change({ runs, baseline: runs.includes(state.baseline ?? '') ? state.baseline : null });
  };

  const problem = failure ?? fetched.failure;
  const runs = fetched.value ?? [];
  const compared = runs.length < 2 ? null : comparedRuns(runs, state.baseline, remarks(listing ?? []));
  return (
    <div class="stack">
      {compared === null && <h1>Compare runs</h1>}
      {problem !== null && (
        <p class="verdict-box" role="alert">
          <b>The published runs could not be fetched.</b> {problem}
        </p>
      )}
      {notes.map((note) => (
        <p class="note" role="status">
          {note}
        </p>
      ))}
      {moved.map((id) => (
        <p class="note" role="status">
          The run “{id}” was renamed to “{published?.renamed[id]}”.
        </p>
      ))}
      {listing !== null && <UnknownRuns unknown={unknown} listing={listing} state={state} />}
      {compared !== null && <Comparison compared={compared} state={state} onChange={change} />}
      {listing !== null && (
        <details class="card screen-only" open={compared === null || isChoosing}>
          <summary>
            <h2>{compared === null ? 'Choose two to four runs' : 'Choose other runs'}</h2>
          </summary>
          <RunPicker listing={listing} chosen={known} onChange={choose} />
        </details>
      )}
    </div>
  );
}

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Run } from '../../run/run.ts';
import type { RunListing } from '../../share/run-listing.ts';
import { setInAddress, stepInAddress } from '../address-state.ts';
import { comparedRuns } from '../comparison/compared-runs.ts';
import { compareParameters, readCompareState, type CompareState, type ReadState } from './compare-state.ts';
import { Comparison } from './Comparison.tsx';
import { fetchListing, fetchRun } from './published.ts';
import { RunPicker } from './RunPicker.tsx';
import { UnknownRuns } from './UnknownRuns.tsx';

const initially = (): ReadState => readCompareState(new URLSearchParams(location.search));

/** The published runs of these ids in their order, or what kept them from being fetched. */
function useRuns(ids: readonly string[]): { readonly runs: readonly Run[]; readonly failure: string | null } {
  const [result, setResult] = useState<{ runs: readonly Run[]; failure: string | null }>({
    runs: [],
    failure: null,
  });
  const key = ids.join(',');
  useEffect(() => {
    let isCurrent = true;
    const wanted = key === '' ? [] : key.split(',');
    Promise.all(wanted.map(fetchRun)).then(
      (runs) => {
        if (isCurrent) setResult({ runs, failure: null });
      },
      (reason: unknown) => {
        if (isCurrent) setResult({ runs: [], failure: String(reason) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return result;
}

/** Any two to four published runs compared; the address is the whole state. */
export function ComparePage(): JSX.Element {
  const [{ state, notes }, setRead] = useState(initially);
  const [listing, setListing] = useState<readonly RunListing[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const known = listing === null ? [] : state.runs.filter((id) => listing.some((run) => run.id === id));
  const unknown = listing === null ? [] : state.runs.filter((id) => !known.includes(id));
  const fetched = useRuns(known);

  useEffect(() => {
    fetchListing().then(setListing, (reason: unknown) => {
      setFailure(String(reason));
    });
    const read = (): void => {
      setRead(initially());
    };
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, []);

  const change = (changed: Partial<CompareState>): void => {
    const next = { ...state, ...changed };
    const isStep = changed.runs !== undefined || changed.baseline !== undefined;
    (isStep ? stepInAddress : setInAddress)(compareParameters(next));
    setRead({ state: next, notes: [] });
  };
  const choose = (runs: readonly string[]): void => {
    change({ runs, baseline: runs.includes(state.baseline ?? '') ? state.baseline : null });
  };

  const problem = failure ?? fetched.failure;
  const compared = fetched.runs.length < 2 ? null : comparedRuns(fetched.runs, state.baseline);
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
      {listing !== null && <UnknownRuns unknown={unknown} listing={listing} state={state} />}
      {compared !== null && <Comparison compared={compared} state={state} onChange={change} />}
      {listing !== null && (
        <details class="card" open={compared === null}>
          <summary>
            <h2>{compared === null ? 'Choose two to four runs' : 'Choose other runs'}</h2>
          </summary>
          <RunPicker listing={listing} chosen={known} onChange={choose} />
        </details>
      )}
    </div>
  );
}

import { useEffect, useState } from 'preact/hooks';
import type { Run } from '../../run/run.ts';
import { fetchListing, type PublishedListing } from '../fetch-listing.ts';
import { fetchRun } from './published.ts';

/** Something that is fetched: null until it is there, or what kept it from coming. */
interface Fetched<Value> {
  readonly value: Value | null;
  readonly failure: string | null;
}

/** The listing of all published runs. */
export function useListing(): Fetched<PublishedListing> {
  const [fetched, setFetched] = useState<Fetched<PublishedListing>>({ value: null, failure: null });
  useEffect(() => {
    fetchListing().then(
      (value) => {
        setFetched({ value, failure: null });
      },
      (reason: unknown) => {
        setFetched({ value: null, failure: String(reason) });
      },
    );
  }, []);
  return fetched;
}

/** The published runs of these ids, in their order. */
export function useRuns(ids: readonly string[]): Fetched<readonly Run[]> {
  const [fetched, setFetched] = useState<Fetched<readonly Run[]>>({ value: null, failure: null });
  const key = ids.join(',');
  useEffect(() => {
    let isCurrent = true;
    const wanted = key === '' ? [] : key.split(',');
    Promise.all(wanted.map(fetchRun)).then(
      (value) => {
        if (isCurrent) setFetched({ value, failure: null });
      },
      (reason: unknown) => {
        if (isCurrent) setFetched({ value: null, failure: String(reason) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return fetched;
}

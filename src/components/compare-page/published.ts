import type { Run } from '../../run/run.ts';
import type { RunStanding } from '../../run/standing.ts';
import type { RunListing } from '../../share/run-listing.ts';
import { runFileAddress } from '../../share/address.ts';
import { link } from '../link.ts';

async function json(address: string): Promise<unknown> {
  const response = await fetch(link(address));
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.json();
}

/** What /runs.json holds. */
export interface PublishedListing {
  readonly runs: readonly (RunListing & { readonly standing: RunStanding | null })[];
  /** Present ids by the ones that runs had before. */
  readonly renamed: Readonly<Record<string, string>>;
}

function isListing(value: unknown): value is PublishedListing {
  return (
    typeof value === 'object' &&
    value !== null &&
    'runs' in value &&
    Array.isArray(value.runs) &&
    'renamed' in value
  );
}

function isRun(value: unknown): value is Run {
  return typeof value === 'object' && value !== null && 'decode' in value && 'prefill' in value;
}

/**
 * All published runs without their measurements, and the ids of renamed ones, from /runs.json.
 *
 * @throws {Error} where it cannot be fetched.
 */
export async function fetchListing(): Promise<PublishedListing> {
  const listing = await json('/runs.json');
  if (!isListing(listing)) throw new Error('/runs.json: no runs');
  return listing;
}

const fetched = new Map<string, Promise<Run>>();

/**
 * One published run, from its run.json; fetched once.
 *
 * @throws {Error} where it cannot be fetched.
 */
export function fetchRun(id: string): Promise<Run> {
  const known = fetched.get(id);
  if (known !== undefined) return known;
  const run = json(runFileAddress(id, 'run.json')).then((value) => {
    if (!isRun(value)) throw new Error(`run.json of ${id}: no run`);
    return value;
  });
  fetched.set(id, run);
  run.catch(() => fetched.delete(id));
  return run;
}

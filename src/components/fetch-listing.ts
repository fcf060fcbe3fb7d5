import type { ListedRun } from '../figures/explore/listed-run.ts';
import { PACKED_RUNS_ADDRESS } from '../share/address.ts';
import type { PackedRuns } from '../share/packed-runs.ts';
import { unpackedRuns } from '../share/unpacked-runs.ts';
import { fetchJson } from './fetch-json.ts';

/** All published runs, newest first, and what their addresses were. */
export interface PublishedListing {
  readonly runs: readonly ListedRun[];
  /** Present ids by the ones that runs had before. */
  readonly renamed: Readonly<Record<string, string>>;
}

/** What the file of the packed runs holds. */
export interface PackedListing extends PackedRuns {
  readonly renamed: PublishedListing['renamed'];
}

function isPacked(value: unknown): value is PackedListing {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'columns' in value &&
    'renamed' in value
  );
}

/**
 * All published runs as lists show them, and the ids of renamed ones.
 *
 * @throws {Error} where they cannot be fetched.
 */
export async function fetchListing(): Promise<PublishedListing> {
  const packed = await fetchJson(PACKED_RUNS_ADDRESS);
  if (!isPacked(packed)) throw new Error(`${PACKED_RUNS_ADDRESS}: no runs of this version`);
  return { runs: unpackedRuns(packed), renamed: packed.renamed };
}

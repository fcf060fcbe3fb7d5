import type { APIRoute } from 'astro';
import type { PackedListing } from '../components/fetch-listing.ts';
import { listedRuns } from '../layouts/listed-runs.ts';
import { readAliasesFile } from '../loader/aliases-file.ts';
import { packedRuns } from '../share/packed-runs.ts';

/** All runs for the pages that search and pick them, and by their old ids those that were renamed. */
export const GET: APIRoute = async () => {
  const { renamed } = readAliasesFile().aliases;
  const listing: PackedListing = {
    ...packedRuns(await listedRuns()),
    renamed: Object.fromEntries(renamed),
  };
  return Response.json(listing);
};

import type { APIRoute } from 'astro';
import { readAliasesFile } from '../loader/aliases-file.ts';
import { publishedRuns } from '../loader/published-runs.ts';
import { runListing } from '../share/run-listing.ts';

/** All published runs in the order of the index, without their measurements, and by their old ids those that were renamed. */
export const GET: APIRoute = async () => {
  const { renamed, standings } = readAliasesFile().aliases;
  const files = await publishedRuns();
  return Response.json({
    schemaVersion: 1,
    runs: files.map(({ run }) => ({ ...runListing(run), standing: standings.get(run.id) ?? null })),
    renamed: Object.fromEntries(renamed),
  });
};

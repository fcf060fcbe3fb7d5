import type { APIRoute } from 'astro';
import { publishedRuns } from '../loader/published-runs.ts';
import { runListing } from '../share/run-listing.ts';

/** All published runs in the order of the index, without their measurements. */
export const GET: APIRoute = async () => {
  const files = await publishedRuns();
  return Response.json({ schemaVersion: 1, runs: files.map(({ run }) => runListing(run)) });
};

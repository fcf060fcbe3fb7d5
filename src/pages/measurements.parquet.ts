import type { APIRoute } from 'astro';
import { runStandings } from '../loader/aliases-file.ts';
import { publishedRuns } from '../loader/published-runs.ts';
import { allMeasurementsTable } from '../share/measurement-table.ts';
import { measurementsParquet } from '../share/measurements-parquet.ts';

/** All measurements of all runs, for programs that read columns. */
export const GET: APIRoute = async () => {
  const runs = (await publishedRuns()).map(({ run }) => run);
  const parquet = measurementsParquet(allMeasurementsTable(runs, runStandings()));
  return new Response(parquet, { headers: { 'Content-Type': 'application/vnd.apache.parquet' } });
};

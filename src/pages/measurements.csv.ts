import type { APIRoute } from 'astro';
import { runStandings } from '../loader/aliases-file.ts';
import { publishedRuns } from '../loader/published-runs.ts';
import { allMeasurementsTable } from '../share/measurement-table.ts';
import { measurementsCsv } from '../share/measurements-csv.ts';

/** All measurements of all runs. */
export const GET: APIRoute = async () => {
  const runs = (await publishedRuns()).map(({ run }) => run);
  const csv = measurementsCsv(allMeasurementsTable(runs, runStandings()));
  return new Response(csv, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
};

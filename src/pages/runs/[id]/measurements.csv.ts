import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { addressedRuns } from '../../../loader/addressed-runs.ts';
import { measurementTable } from '../../../share/measurement-table.ts';
import { measurementsCsv } from '../../../share/measurements-csv.ts';

export const getStaticPaths = (async () =>
  (await addressedRuns()).map(({ id, run }) => ({
    params: { id },
    props: { run },
  }))) satisfies GetStaticPaths;

/** All measurements of the run. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(measurementsCsv(measurementTable(props.run)), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });

import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { publishedRuns } from '../../../loader/published-runs.ts';
import { measurementsCsv } from '../../../share/measurements-csv.ts';

export const getStaticPaths = (async () =>
  (await publishedRuns()).map(({ run }) => ({
    params: { id: run.id },
    props: { run },
  }))) satisfies GetStaticPaths;

/** All measurements of the run. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(measurementsCsv(props.run), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });

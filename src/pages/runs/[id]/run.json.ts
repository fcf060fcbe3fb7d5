import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { publishedRuns } from '../../../loader/published-runs.ts';

export const getStaticPaths = (async () =>
  (await publishedRuns()).map(({ run }) => ({
    params: { id: run.id },
    props: { run },
  }))) satisfies GetStaticPaths;

/** The run as it was read; see /schema/run.json. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(props.run);

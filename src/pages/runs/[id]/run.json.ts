import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { derived } from '../../../figures/derived.ts';
import { publishedRuns } from '../../../loader/published-runs.ts';

export const getStaticPaths = (async () =>
  (await publishedRuns()).map(({ run }) => ({
    params: { id: run.id },
    props: { run },
  }))) satisfies GetStaticPaths;

/** The run as it was read, and what is computed from it; see /schema/run.json. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json({ ...props.run, derived: derived(props.run) });

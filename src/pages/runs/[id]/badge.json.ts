import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { publishedRuns } from '../../../loader/published-runs.ts';
import { runBadge, shieldsEndpoint } from '../../../share/badge.ts';

export const getStaticPaths = (async () =>
  (await publishedRuns()).map(({ run }) => ({
    params: { id: run.id },
    props: { run },
  }))) satisfies GetStaticPaths;

/** The run's badge for shields.io/badges/endpoint-badge. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(shieldsEndpoint(runBadge(props.run)));

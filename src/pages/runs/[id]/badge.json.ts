import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { addressedRuns } from '../../../loader/addressed-runs.ts';
import { runBadge, shieldsEndpoint } from '../../../share/badge.ts';

export const getStaticPaths = (async () =>
  (await addressedRuns()).map(({ id, run }) => ({
    params: { id },
    props: { run },
  }))) satisfies GetStaticPaths;

/** The run's badge for shields.io/badges/endpoint-badge. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(shieldsEndpoint(runBadge(props.run)));

import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { addressedRuns } from '../../../loader/addressed-runs.ts';
import { badgeSvg, runBadge } from '../../../share/badge.ts';

export const getStaticPaths = (async () =>
  (await addressedRuns()).map(({ id, run }) => ({
    params: { id },
    props: { run },
  }))) satisfies GetStaticPaths;

/** The run's badge as a picture. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(badgeSvg(runBadge(props.run)), { headers: { 'Content-Type': 'image/svg+xml' } });

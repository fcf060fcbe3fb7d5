import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { derived } from '../../../figures/derived.ts';
import { addressedRuns } from '../../../loader/addressed-runs.ts';
import { runStandings } from '../../../loader/aliases-file.ts';

export const getStaticPaths = (async () => {
  const standings = runStandings();
  return (await addressedRuns()).map(({ id, run }) => ({
    params: { id },
    props: { run, standing: standings.get(run.id) },
  }));
}) satisfies GetStaticPaths;

/** The run as it was read, what is computed from it, and what became of it; see /schema/run.json. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json({ ...props.run, derived: derived(props.run), standing: props.standing });

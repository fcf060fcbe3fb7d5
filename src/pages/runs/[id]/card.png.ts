import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { cardPng } from '../../../loader/card-png.ts';
import { addressedRuns } from '../../../loader/addressed-runs.ts';
import { readSiteSettings } from '../../../loader/site-settings.ts';
import { runCard } from '../../../share/pictures/run-card.ts';

export const getStaticPaths = (async () =>
  (await addressedRuns()).map(({ id, run }) => ({
    params: { id },
    props: { run },
  }))) satisfies GetStaticPaths;

/** The run in link previews, 1200 × 630. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await cardPng(runCard(props.run, readSiteSettings().title)), {
    headers: { 'Content-Type': 'image/png' },
  });

import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { cardPng } from '../../../loader/card-png.ts';
import { readSiteSettings } from '../../../loader/site-settings.ts';
import { writtenComparisons } from '../../../loader/written-comparisons.ts';
import { comparisonCard } from '../../../share/pictures/comparison-card.ts';

export const getStaticPaths = (async () =>
  (await writtenComparisons()).map((comparison) => ({
    params: { slug: comparison.slug },
    props: { comparison },
  }))) satisfies GetStaticPaths;

/** The comparison in link previews, 1200 × 630. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await cardPng(comparisonCard(props.comparison, readSiteSettings().title)), {
    headers: { 'Content-Type': 'image/png' },
  });

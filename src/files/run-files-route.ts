import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { addressedRuns } from '../loader/addressed-runs.ts';
import { runStandings } from '../loader/aliases-file.ts';
import { cardPng } from '../loader/card-png.ts';
import { readSiteSettings } from '../loader/site-settings.ts';
import { runCard } from '../share/pictures/run-card.ts';
import { runFiles } from '../share/run-files.ts';
import { siteRootOf } from './site-root.ts';

/* The files of runs while authoring; a build writes them without Astro (see run-files-integration.ts). */

export const getStaticPaths = (async () => {
  const settings = readSiteSettings();
  const standings = runStandings();
  const files = await addressedRuns();
  const runs = files.map(({ run }) => run);
  return files.flatMap(({ id, run, published }) => {
    const standing = standings.get(run.id);
    const texts = runFiles({ run, published, standing, runs, root: siteRootOf(settings) });
    const card = {
      name: 'card.png',
      type: 'image/png',
      content: () => cardPng(runCard(run, settings.title)),
    };
    return [...texts, card].map((file) => ({ params: { id, file: file.name }, props: { file } }));
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const content = await props.file.content();
  const body = typeof content === 'string' ? content : Uint8Array.from(content);
  return new Response(body, { headers: { 'Content-Type': props.file.type } });
};

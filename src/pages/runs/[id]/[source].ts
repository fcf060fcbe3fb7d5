import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { publishedRuns } from '../../../loader/published-runs.ts';
import { sourceFileName } from '../../../share/address.ts';

export const getStaticPaths = (async () =>
  (await publishedRuns()).map(({ run, bytes }) => ({
    params: { id: run.id, source: sourceFileName(run.source.file) },
    props: { bytes },
  }))) satisfies GetStaticPaths;

/** The published bytes, exactly: source.txt and the like. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.bytes, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { addressedRuns } from '../../../loader/addressed-runs.ts';
import { sourceFileName } from '../../../share/address.ts';

export const getStaticPaths = (async () =>
  (await addressedRuns()).map(({ id, run, bytes }) => ({
    params: { id, source: sourceFileName(run.source.file) },
    props: { bytes },
  }))) satisfies GetStaticPaths;

/** The published bytes, exactly: source.txt and the like. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.bytes, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

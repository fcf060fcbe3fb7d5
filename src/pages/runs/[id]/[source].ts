import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { addressedRuns } from '../../../loader/addressed-runs.ts';
import { sourceFileName } from '../../../share/address.ts';

export const getStaticPaths = (async () =>
  (await addressedRuns()).flatMap(({ id, published }) =>
    published.map(({ source, bytes }, index) => ({
      params: { id, source: sourceFileName(source.file, index + 1) },
      props: { bytes },
    })),
  )) satisfies GetStaticPaths;

/** The published bytes, exactly: source.txt and the like. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(Uint8Array.from(props.bytes), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

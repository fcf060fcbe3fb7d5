import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { link } from '../../../components/link.ts';
import { addressedRuns } from '../../../loader/addressed-runs.ts';
import { runAddress } from '../../../share/address.ts';
import { decodePicture } from '../../../share/pictures/decode-picture.ts';
import { inSchemes } from '../../../share/pictures/picture-files.ts';
import { prefillPicture } from '../../../share/pictures/prefill-picture.ts';

const pictures = [
  ...inSchemes('decode').map((file) => ({ ...file, draw: decodePicture })),
  ...inSchemes('prefill').map((file) => ({ ...file, draw: prefillPicture })),
];

export const getStaticPaths = (async () =>
  (await addressedRuns()).flatMap(({ id, run }) =>
    pictures.map(({ name, scheme, draw }) => ({
      params: { id, picture: name },
      props: { run, scheme, draw },
    })),
  )) satisfies GetStaticPaths;

/** decode.svg and prefill.svg, which follow the reader's scheme, and each in one: decode-light.svg, decode-dark.svg … */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site }) => {
  const { run, scheme, draw } = props;
  const address = new URL(link(runAddress(run.id)), site).href;
  return new Response(draw(run, { scheme, address }), { headers: { 'Content-Type': 'image/svg+xml' } });
};

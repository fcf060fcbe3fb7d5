import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { link } from '../../../components/link.ts';
import { writtenComparisons } from '../../../loader/written-comparisons.ts';
import { inSchemes } from '../../../share/pictures/picture-files.ts';
import { ratioPicture } from '../../../share/pictures/ratio-picture.ts';

export const getStaticPaths = (async () =>
  (await writtenComparisons()).flatMap((comparison) =>
    inSchemes('ratio').map(({ name, scheme }) => ({
      params: { slug: comparison.slug, picture: name },
      props: { comparison, scheme },
    })),
  )) satisfies GetStaticPaths;

/** ratio.svg, which follows the reader's scheme, and ratio-light.svg and ratio-dark.svg, which do not. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site }) => {
  const { comparison, scheme } = props;
  const address = new URL(link(`/compare/${comparison.slug}/`), site).href;
  return new Response(ratioPicture(comparison, { scheme, address }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};

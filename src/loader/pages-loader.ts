import { glob, type Loader } from 'astro/loaders';
import { contentFolder } from './content-folder.ts';

const PLACE = 'place';

/**
 * Loads content/pages. Unlike glob alone it forgets pages that another folder had: glob keeps the path of a page whose
 * text it knows, and the next build would look for it in a folder that is gone.
 */
export function pagesLoader(): Loader {
  const base = contentFolder('pages');
  const pages = glob({ base, pattern: '*.mdx' });
  return {
    name: 'pages',
    async load(context) {
      if (context.meta.get(PLACE) !== base) context.store.clear();
      context.meta.set(PLACE, base);
      await pages.load(context);
    },
  };
}

import { resolve } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { formatProblems } from '../readers/problem.ts';
import type { Comparison } from './comparison-schema.ts';
import { contentFolder } from './content-folder.ts';
import { refuseProblems } from './content-error.ts';
import { contentProblems } from './content-problems.ts';
import { readComparisons } from './read-comparisons.ts';
import { runIdsOf } from './read-run-files.ts';

/**
 * Loads content/comparisons as a collection whose entries can be rendered, with their file's name as `id`.
 *
 * As runsLoader does, it stops a build with all problems of all files, and logs them while authoring: the files
 * without a problem are then loaded, and pages refuse to render (see published-runs.ts).
 */
export function comparisonsLoader(): Loader {
  return {
    name: 'comparisons',
    async load(context) {
      await publish(context);
      const folders = [resolve(contentFolder('comparisons')), resolve(contentFolder('runs'))];
      context.watcher?.add(folders);
      context.watcher?.on('all', (_event, path) => {
        if (folders.some((folder) => path.startsWith(folder))) void publish(context);
      });
    },
  };
}

async function publish(context: LoaderContext): Promise<void> {
  const { store, meta, logger, watcher } = context;
  const base = contentFolder('comparisons');
  const { comparisons, problems } = readComparisons(base, runIdsOf(contentFolder('runs')));
  if (watcher === undefined && problems.length > 0) refuseProblems(contentProblems());
  if (problems.length > 0) logger.error(`\n${formatProblems(problems)}`);
  // Astro reloads open pages when the store changes, thus also when only the problems do.
  meta.set('problems', formatProblems(problems));
  // An entry that stays is not read again while its file is the same, so a changed reader would leave it stale.
  store.clear();
  // Without files glob() warns, although a site need not compare anything.
  if (comparisons.size === 0) return;
  const pattern = [...comparisons.keys()].map((slug) => `${slug}.mdx`);
  const files = glob({ base, pattern, generateId: ({ entry }) => entry.replace(/\.mdx$/, '') });
  await files.load(withData(context, comparisons));
}

/** Has glob() store what was read here, with its defaults, in place of what Astro reads. It need not watch files either. */
function withData(
  { watcher: _watcher, ...context }: LoaderContext,
  comparisons: ReadonlyMap<string, Comparison>,
): LoaderContext {
  return {
    ...context,
    parseData: (entry) =>
      context.parseData({ ...entry, data: { ...entry.data, ...comparisons.get(entry.id) } }),
  };
}

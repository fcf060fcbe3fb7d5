import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { formatProblems, Problem } from '../readers/problem.ts';
import { RunHeaderSchema, type RunHeader, type Run } from '../run/run.ts';
import { readAliasesFile } from './aliases-file.ts';
import { contentFolder } from './content-folder.ts';
import { refuseProblems } from './content-error.ts';
import { contentProblems } from './content-problems.ts';
import { handOver } from './read-in-this-build.ts';
import { readRunFiles } from './read-run-files.ts';

/**
 * Loads content/runs as a collection of run headers, with the path of each source as `filePath`.
 *
 * All files are read before anything is stored: a build with a problem in any of them stops with all problems.
 * While authoring, problems are logged instead, and the pages themselves refuse to render (see published-runs.ts).
 */
export function runsLoader(): Loader {
  return {
    name: 'runs',
    schema: RunHeaderSchema,
    async load(context) {
      refuseMissingFolder();
      await publish(context);
      const folder = resolve(contentFolder('runs'));
      context.watcher?.add(folder);
      context.watcher?.on('all', (_event, path) => {
        if (path.startsWith(folder)) void publish(context);
      });
    },
  };
}

/** A mistyped CONTENT_DIR would publish an empty site. */
function refuseMissingFolder(): void {
  const file = contentFolder();
  if (existsSync(file)) return;
  const hint = 'CONTENT_DIR names the folder that holds runs/ and pages/; without it, that is "content".';
  refuseProblems([new Problem('There is no such folder.', hint, { file })]);
}

async function publish(context: LoaderContext): Promise<void> {
  const { store, meta, logger, watcher } = context;
  const { files, problems: ofFiles } = readRunFiles(contentFolder('runs'));
  const problems = [...ofFiles, ...readAliasesFile().problems];
  if (watcher === undefined && problems.length > 0) refuseProblems(contentProblems());
  if (watcher === undefined) handOver(files);
  if (problems.length > 0) logger.error(`\n${formatProblems(problems)}`);
  // Astro reloads open pages when the store changes, thus also when only the problems do.
  meta.set('problems', formatProblems(problems));
  const ids = new Set(files.map(({ run }) => run.id));
  for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
  for (const { run, path } of files) {
    const data = await context.parseData({ id: run.id, data: header(run), filePath: path });
    // Without a digest an entry is always replaced, so a changed reader leaves nothing stale.
    store.set({ id: run.id, data, filePath: path });
  }
}

function header(run: Run): RunHeader {
  const { prefill: _prefill, decode: _decode, bursts: _bursts, ...rest } = run;
  return rest;
}

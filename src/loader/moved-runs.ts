import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readAliasesFile } from './aliases-file.ts';
import { contentFolder } from './content-folder.ts';
import { ALIASES_FILE } from './read-run-files.ts';

/** Gives every page of a run that was renamed its old addresses too, which lead on to the present one. */
export function movedRuns(): AstroIntegration {
  return {
    name: 'moved-runs',
    hooks: {
      'astro:config:setup': ({ injectRoute, addWatchFile, config }) => {
        addWatchFile(new URL(contentFolder('runs', ALIASES_FILE), config.root));
        for (const pattern of movedAddresses()) {
          const entrypoint = fileURLToPath(new URL('../layouts/MovedRun.astro', import.meta.url));
          injectRoute({ pattern, entrypoint, prerender: true });
        }
      },
    },
  };
}

/** The old addresses of pages, below the base path: "/runs/old-id/" and "/runs/old-id/source/". */
export function movedAddresses(): string[] {
  return [...readAliasesFile().aliases.renamed.keys()].flatMap((id) => [
    `/runs/${id}/`,
    `/runs/${id}/source/`,
  ]);
}

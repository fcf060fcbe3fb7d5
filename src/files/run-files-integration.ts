import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';

/**
 * Gives every run the files beside its page. They need no layout: a build writes them in a thread of its own while Astro
 * bundles and draws the pages, and a route serves the same while authoring.
 */
export function runFilesOnSite(): AstroIntegration {
  let folder = '';
  let writing: Writing | undefined;
  return {
    name: 'run-files',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        const entrypoint = fileURLToPath(new URL('./run-files-route.ts', import.meta.url));
        injectRoute({ pattern: '/runs/[id]/[file]', entrypoint, prerender: true });
      },
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      // By then every document has been found sound, and the folder of the site been emptied.
      'astro:build:setup': () => {
        writing ??= startWriting(folder);
      },
      'astro:build:done': async () => {
        await writing?.end();
      },
    },
  };
}

interface Writing {
  /** Waits until all is written. @throws what went wrong in the thread. */
  readonly end: () => Promise<void>;
}

function startWriting(folder: string): Writing {
  const worker = new Worker(new URL('./write-run-files.ts', import.meta.url), { argv: [folder] });
  let failure: Error | undefined;
  const ended = new Promise<void>((resolve) => {
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(`files of runs not written: ${String(error)}`);
    });
    worker.on('exit', () => {
      resolve();
    });
  });
  // A build that fails meanwhile need not wait for it.
  worker.unref();
  return {
    end: async () => {
      worker.ref();
      await ended;
      if (failure !== undefined) throw failure;
    },
  };
}

import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { timedProcess, type Run } from './timed-process.ts';

const copied = ['src', 'public', 'content', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** The project in a folder of its own, with its own caches, so that measuring leaves the project itself alone. */
export class ProjectCopy {
  readonly folder: string;
  readonly out: string;

  constructor(folder: string) {
    this.folder = folder;
    this.out = join(folder, 'dist');
    mkdirSync(folder, { recursive: true });
    for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
    linkPackages(folder);
  }

  /** Builds the site of a content folder. */
  async build(content: string): Promise<Run> {
    return timedProcess({
      script: astroScript,
      args: ['build'],
      folder: this.folder,
      environment: { CONTENT_DIR: content, OUT_DIR: this.out },
    });
  }

  /** Forgets all that a build keeps for the next one, but for the cards that are drawn. */
  forget(): void {
    for (const name of ['dist', '.astro', 'node_modules/.astro'])
      rmSync(join(this.folder, name), { recursive: true, force: true });
  }
}

export const astroScript = resolve('node_modules/astro/bin/astro.mjs');

/** The packages of the project, each by a link: what builds keep below node_modules stays in the folder. */
export function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync('node_modules').filter((each) => each === '.bin' || !each.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(packages, name));
}

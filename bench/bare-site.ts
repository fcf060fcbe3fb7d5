import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { astroScript, linkPackages } from './project-copy.ts';
import { timedProcess, type Run } from './timed-process.ts';

const page = `---
export function getStaticPaths() {
  return Array.from({ length: Number(process.env.RUNS) }, (_each, index) => ({ params: { id: String(index) } }));
}
const { id } = Astro.params;
---
<html lang="en"><head><title>{id}</title></head><body><h1>{id}</h1></body></html>
`;

/** The least that Astro can build: a site of one minimal page for each run. */
export class BareSite {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(join(folder, 'src/pages'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
    writeFileSync(join(folder, 'astro.config.mjs'), 'export default {};\n');
    writeFileSync(join(folder, 'src/pages/[id].astro'), page);
    linkPackages(folder);
  }

  async build(runs: number): Promise<Run> {
    for (const name of ['dist', '.astro', 'node_modules/.astro'])
      rmSync(join(this.#folder, name), { recursive: true, force: true });
    const environment = { RUNS: String(runs) };
    return timedProcess({ script: astroScript, args: ['build'], folder: this.#folder, environment });
  }
}

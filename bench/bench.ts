import { rmSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { measureBuild } from './parts/build.ts';
import { measureCheck } from './parts/check.ts';
import { measurePages } from './parts/pages.ts';
import { measureReading } from './parts/reading.ts';
import { measureRebuild } from './parts/rebuild.ts';
import { resultTable, type Result } from './result.ts';
import { Workspace } from './workspace.ts';

const usage = `npm run bench -- [PART …] [--sizes 10,100,1000,5000]

Measures how fast the site is built and read, as ratios within one run on this machine, and prints whether each target is
met. Parts are build, rebuild, reading, check and pages; without one, all of them. Nothing is written into the project.`;

type Measure = (workspace: Workspace, sizes: readonly number[]) => Promise<Result[]> | Result[];

const parts: Readonly<Record<string, Measure>> = {
  build: measureBuild,
  rebuild: (workspace) => measureRebuild(workspace, 1000),
  reading: measureReading,
  check: measureCheck,
  pages: (workspace) => measurePages(workspace, 2000),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string', default: '10,100,1000,5000' }, help: { type: 'boolean' } },
});
const sizes = values.sizes.split(',').map(Number);
const names = positionals.length === 0 ? Object.keys(parts) : positionals;
const isSound =
  names.every((name) => name in parts) && sizes.every((size) => Number.isInteger(size) && size > 0);

if (!isSound || values.help === true) {
  console.error(usage);
  process.exitCode = isSound ? 0 : 2;
} else {
  const workspace = new Workspace();
  try {
    for (const name of names) console.log(resultTable((await parts[name]?.(workspace, sizes)) ?? []));
  } finally {
    rmSync(workspace.folder, { recursive: true, force: true });
  }
}

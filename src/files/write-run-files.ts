import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readAliasesFile } from '../loader/aliases-file.ts';
import { cardPng } from '../loader/card-png.ts';
import { contentFolder } from '../loader/content-folder.ts';
import { pathOfRun, pathsOfRuns, readRunFile, type RunFile } from '../loader/read-run-files.ts';
import { isInShard, readShard } from '../loader/shard.ts';
import { readSiteSettings } from '../loader/site-settings.ts';
import type { Run } from '../run/run.ts';
import { runCard } from '../share/pictures/run-card.ts';
import { runFiles } from '../share/run-files.ts';
import { siteRootOf } from './site-root.ts';

/*
 * A thread of a build: writes the files of the runs of its shard into the folder of the site, which is its only argument. It reads one
 * run after the other and keeps none, since the other thread has them all.
 */

/** So many runs are worked on at once: a card takes long to draw, and is drawn in a thread of the library's own. */
const AT_ONCE = 4;

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('folder of the site not given');

const content = contentFolder('runs');
const settings = readSiteSettings();
const { renamed, standings } = readAliasesFile().aliases;
const root = siteRootOf(settings);
const shard = readShard();

/** A run's own folder, and those at ids that it had before: a static host cannot redirect files. */
function foldersOf({ id }: Run): string[] {
  const old = [...renamed].flatMap(([from, current]) => (current === id ? [from] : []));
  return [id, ...old].map((each) => join(folder ?? '', 'runs', each));
}

/** The run to look at instead of one, where there is one. */
function successors(id: string | null | undefined): Run[] {
  const path = id === null || id === undefined ? null : pathOfRun(content, id);
  return path === null ? [] : readRunFile(path).files.map(({ run }) => run);
}

async function writeFiles({ run, published }: RunFile): Promise<void> {
  const folders = foldersOf(run);
  const standing = standings.get(run.id);
  const runs = successors(standing?.successor);
  for (const each of folders) mkdirSync(each, { recursive: true });
  for (const { name, content: made } of runFiles({ run, published, runs, root, standing })) {
    const bytes = made();
    for (const each of folders) writeFileSync(join(each, name), bytes);
  }
  const png = await cardPng(runCard(run, settings.title));
  for (const each of folders) writeFileSync(join(each, 'card.png'), png);
}

const waiting = pathsOfRuns(content).values();

async function work(): Promise<void> {
  for (const path of waiting)
    for (const file of readRunFile(path).files) if (isInShard(file.run.id, shard)) await writeFiles(file);
}

await Promise.all(Array.from({ length: AT_ONCE }, work));

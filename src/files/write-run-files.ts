import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readAliasesFile } from '../loader/aliases-file.ts';
import { cardPng } from '../loader/card-png.ts';
import { contentFolder } from '../loader/content-folder.ts';
import { readRunFiles, type RunFile } from '../loader/read-run-files.ts';
import { readSiteSettings } from '../loader/site-settings.ts';
import { runCard } from '../share/pictures/run-card.ts';
import { runFiles } from '../share/run-files.ts';
import { siteRootOf } from './site-root.ts';

/*
 * A thread of a build: writes the files of all runs into the folder of the site, which is its only argument.
 * Cards come last: drawing one takes longer than all else, unless it was drawn before.
 */

/** So many cards are drawn at once, in threads of the library's own. */
const DRAWN_AT_ONCE = 4;

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('folder of the site not given');

const settings = readSiteSettings();
const { renamed, standings } = readAliasesFile().aliases;
const { files } = readRunFiles(contentFolder('runs'));
const runs = files.map(({ run }) => run);
const root = siteRootOf(settings);

/** A run's own folder, and those at ids that it had before: a static host cannot redirect files. */
function foldersOf({ run }: RunFile): string[] {
  const old = [...renamed].flatMap(([id, current]) => (current === run.id ? [id] : []));
  return [run.id, ...old].map((id) => join(folder ?? '', 'runs', id));
}

for (const file of files) {
  const { run, published } = file;
  const folders = foldersOf(file);
  for (const each of folders) mkdirSync(each, { recursive: true });
  for (const { name, content } of runFiles({ run, published, runs, root, standing: standings.get(run.id) })) {
    const bytes = content();
    for (const each of folders) writeFileSync(join(each, name), bytes);
  }
}

const waiting = files.values();

async function drawCards(): Promise<void> {
  for (const file of waiting) {
    const png = await cardPng(runCard(file.run, settings.title));
    for (const each of foldersOf(file)) writeFileSync(join(each, 'card.png'), png);
  }
}

await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, drawCards));

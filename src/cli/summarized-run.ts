import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readAliasesFile, runStandings } from '../loader/aliases-file.ts';
import { contentFolder } from '../loader/content-folder.ts';
import { readRunFile, readRunFiles, runIdsOf } from '../loader/read-run-files.ts';
import { runIdProblems } from '../loader/run-id-problems.ts';
import { readSiteSettings } from '../loader/site-settings.ts';
import { visibleEntries } from '../loader/visible-entries.ts';
import { formatProblems, type Problem } from '../readers/problem.ts';
import type { Run } from '../run/run.ts';
import { standingRemark } from '../share/standing-text.ts';
import { UsageError } from './usage-error.ts';

/** A run of which a summary is asked. */
export interface SummarizedRun {
  readonly run: Run;
  /** Absolute address of the site that publishes it; null of a file elsewhere, and of a site that has no address yet. */
  readonly root: string | null;
  /** What became of it since; null where it stands, and of a file that is not published. */
  readonly standing: string | null;
}

/** A file that is no result, with everything that is wrong in it. */
export class UnreadableResult extends Error {
  override readonly name = 'UnreadableResult';

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Where the site will stand; null while that is the machine of its author. */
function siteRoot(): string | null {
  const { site, base } = readSiteSettings();
  return new URL(site).hostname === 'localhost' ? null : new URL(base, site).href;
}

function readRun(path: string): SummarizedRun {
  const { files, problems } = readRunFile(path);
  const [file] = files;
  if (file === undefined) throw new UnreadableResult(problems);
  const isPublished = resolve(path).startsWith(`${resolve(contentFolder('runs'))}${sep}`);
  if (!isPublished) return { run: file.run, root: null, standing: null };
  const { files: published } = readRunFiles(contentFolder('runs'));
  const standing = standingRemark(
    runStandings().get(file.run.id),
    published.map(({ run }) => run),
  );
  return { run: file.run, root: siteRoot(), standing };
}

/**
 * Reads a result file.
 *
 * @throws {UsageError} where there is no such file.
 * @throws {UnreadableResult} with all of its problems.
 */
export function summarizedFile(path: string): SummarizedRun {
  if (!isFile(path)) throw new UsageError(`There is no file "${path}".`);
  return readRun(path);
}

/** Like summarizedFile, but what is no file is the id of a published run, or one that it had before. */
export function summarizedRun(idOrFile: string): SummarizedRun {
  if (isFile(idOrFile)) return readRun(idOrFile);
  const asked = readAliasesFile().aliases.renamed.get(idOrFile) ?? idOrFile;
  const folder = contentFolder('runs');
  const published = runIdsOf(folder);
  const unknown = runIdProblems([{ id: asked, at: { file: '--against' } }], { published, compared: null });
  if (unknown.length > 0) throw new UsageError(formatProblems(unknown));
  const entry = visibleEntries(folder).find(({ name }) => name.replace(/\.[^.]*$/, '') === asked);
  if (entry === undefined) throw new Error(`file of a published run not found: ${idOrFile}`);
  return readRun(join(folder, entry.name));
}

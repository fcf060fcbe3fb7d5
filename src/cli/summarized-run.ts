import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readAliasesFile, runStandings } from '../loader/aliases-file.ts';
import { contentFolder } from '../loader/content-folder.ts';
import { pathOfRun, readRunFile, readRunFiles, runIdsOf } from '../loader/read-run-files.ts';
import { runIdProblems } from '../loader/run-id-problems.ts';
import { readSiteSettings } from '../loader/site-settings.ts';
import { formatProblems, type Problem } from '../readers/problem.ts';
import { RUN_YAML } from '../readers/result-format.ts';
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

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** A folder may have the name of an id and be something else. */
const isRun = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true || exists(join(path, RUN_YAML));

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
 * Reads a result file, or a run folder.
 *
 * @throws {UsageError} where there is none.
 * @throws {UnreadableResult} with all of its problems.
 */
export function summarizedFile(path: string): SummarizedRun {
  if (!exists(path)) throw new UsageError(`There is no file or folder "${path}".`);
  return readRun(path);
}

/** Like summarizedFile, but what is neither is the id of a published run, or one that it had before. */
export function summarizedRun(idOrFile: string): SummarizedRun {
  if (isRun(idOrFile)) return readRun(idOrFile);
  const asked = readAliasesFile().aliases.renamed.get(idOrFile) ?? idOrFile;
  const folder = contentFolder('runs');
  const published = runIdsOf(folder);
  const unknown = runIdProblems([{ id: asked, at: { file: '--against' } }], { published, compared: null });
  if (unknown.length > 0) throw new UsageError(formatProblems(unknown));
  const path = pathOfRun(folder, asked);
  if (path === null) throw new Error(`file of a published run not found: ${idOrFile}`);
  return readRun(path);
}

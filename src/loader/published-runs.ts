import { getCollection } from 'astro:content';
import { refuseProblems } from './content-error.ts';
import { contentProblems } from './content-problems.ts';
import { readInThisBuild } from './read-in-this-build.ts';
import { readRunFile, type RunFile } from './read-run-files.ts';

/**
 * The runs of the collection with their measurements and bytes, newest first, then by model; undated ones last.
 *
 * @throws {ContentError} while authoring, where any run or comparison has a problem: the overlay then shows what is wrong.
 */
export async function publishedRuns(): Promise<readonly RunFile[]> {
  if (import.meta.env.DEV) {
    refuseProblems(contentProblems());
    return sortedRuns();
  }
  inThisBuild ??= sortedRuns();
  return inThisBuild;
}

/** Files do not change during a build, and thousands of pages ask for the same. */
let inThisBuild: Promise<readonly RunFile[]> | undefined;

async function sortedRuns(): Promise<readonly RunFile[]> {
  const entries = await getCollection('runs');
  return entries
    .flatMap(({ filePath }) => (filePath === undefined ? [] : [runFile(filePath)]))
    .sort(byDateThenModel);
}

function runFile(path: string): RunFile {
  const kept = import.meta.env.DEV ? undefined : readInThisBuild(path);
  if (kept !== undefined) return kept;
  const { files, problems } = readRunFile(path);
  refuseProblems(problems);
  const [file] = files;
  if (file === undefined) throw new Error(`file gave neither a run nor a problem: ${path}`);
  return file;
}

function byDateThenModel({ run: left }: RunFile, { run: right }: RunFile): number {
  const leftDate = left.publication.measuredAt ?? '';
  const rightDate = right.publication.measuredAt ?? '';
  if (leftDate !== rightDate) return leftDate > rightDate ? -1 : 1;
  return left.title.localeCompare(right.title, 'en') || left.id.localeCompare(right.id, 'en');
}

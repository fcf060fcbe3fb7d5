import { createHash } from 'node:crypto';
import { readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../readers/problem.ts';
import { readResult, type PublishedSource, type Reading, type ResultFile } from '../readers/read-result.ts';
import { formatOf } from '../readers/result-format.ts';
import { readRunFolder } from '../readers/run-folder.ts';
import { RunIdSchema, type Run } from '../run/run.ts';
import { visibleEntries } from './visible-entries.ts';

/** What stands in the folder of result files without being one: see read-aliases.ts. */
export const ALIASES_FILE = 'aliases.yaml';

/** A run with what it was read from. */
export interface RunFile {
  /** Of its file or folder, relative to the project, such as "content/runs/kimi-k2.6-h200x8.txt". */
  readonly path: string;
  /** Its sources with their published bytes: run.source first, then run.moreSources. */
  readonly published: readonly PublishedSource[];
  readonly run: Run;
}

/** Everything that a folder of result files holds. */
export interface RunFiles {
  readonly files: readonly RunFile[];
  /** Of all files together; where there is one, nothing may be published. */
  readonly problems: readonly Problem[];
}

/** Reads one result file, or one run folder. */
export function readRunFile(path: string): RunFiles {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return readFolder(path);
  const file = resultFile(path);
  return file instanceof Problem ? { files: [], problems: [file] } : runFiles(path, readResult(file));
}

/** Reads every run of a folder, in the order of their names. Hidden files are passed over, links followed. */
export function readRunFiles(folder: string): RunFiles {
  const entries = runEntries(folder);
  const read = entries.map(({ name }) => readRunFile(join(folder, name)));
  return {
    files: read.flatMap((each) => each.files),
    problems: [...read.flatMap((each) => each.problems), ...clashes(folder, entries)],
  };
}

/** The ids of the runs of a folder by the names of its files and folders, whether or not their content is right. */
export function runIdsOf(folder: string): string[] {
  return runEntries(folder).flatMap(({ id }) => (RunIdSchema.safeParse(id).success ? [id] : []));
}

/** The file or folder of each run, in the order of their names: for reading one after the other. */
export function pathsOfRuns(folder: string): string[] {
  return runEntries(folder).map(({ name }) => join(folder, name));
}

/** The file or folder of a run, by its id; null where there is none. */
export function pathOfRun(folder: string, id: string): string | null {
  const entry = runEntries(folder).find((each) => each.id === id);
  return entry === undefined ? null : join(folder, entry.name);
}

/** A file or folder that is one run. */
interface RunEntry {
  readonly name: string;
  readonly id: string;
  readonly isFolder: boolean;
}

function runEntries(folder: string): RunEntry[] {
  return visibleEntries(folder)
    .filter(({ name }) => name !== ALIASES_FILE)
    .map((entry) => {
      const { name } = entry;
      const isFolder = isDirectory(folder, entry);
      return { name, isFolder, id: isFolder ? name : name.replace(/\.[^.]*$/, '') };
    });
}

/** A link to nowhere counts as a file, so that reading it says so. */
function isDirectory(folder: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(join(folder, entry.name), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function readFolder(folder: string): RunFiles {
  const entries = visibleEntries(folder);
  const isFolder = (entry: Dirent): boolean => isDirectory(folder, entry);
  const within = entries.filter(isFolder).map(({ name }) => folderWithin(join(folder, name)));
  const read = entries.filter((entry) => !isFolder(entry)).map(({ name }) => resultFile(join(folder, name)));
  const unread = read.flatMap((file) => (file instanceof Problem ? [file] : []));
  // A file that cannot be read must not be reported as missing too.
  if (unread.length > 0) return { files: [], problems: [...within, ...unread] };
  const files = read.flatMap((file) => (file instanceof Problem ? [] : [file]));
  const { files: found, problems } = runFiles(folder, readRunFolder({ folder, files }));
  return { files: within.length > 0 ? [] : found, problems: [...within, ...problems] };
}

function folderWithin(path: string): Problem {
  return new Problem(
    'This is a folder within that of a run.',
    'Put every file of the run straight into its folder, and nothing else.',
    { file: path },
  );
}

function runFiles(path: string, reading: Reading): RunFiles {
  return reading.ok
    ? { files: [{ path, published: reading.published, run: reading.run }], problems: [] }
    : { files: [], problems: reading.problems };
}

function resultFile(path: string): ResultFile | Problem {
  try {
    const bytes = Uint8Array.from(readFileSync(path));
    return { file: path, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return new Problem(
      `The file cannot be read: ${String(error.code)}.`,
      'Check that it exists and may be read.',
      { file: path },
    );
  }
}

/** Files whose names differ only by their ending, or that are named like a folder, would share one address. */
function clashes(folder: string, entries: readonly RunEntry[]): Problem[] {
  const first = new Map<string, RunEntry>();
  const runs = entries.filter(({ name, isFolder }) => isFolder || formatOf(name) !== null);
  return runs.flatMap((entry) => {
    const taken = first.get(entry.id);
    first.set(entry.id, taken ?? entry);
    if (taken === undefined) return [];
    const hint = taken.isFolder ? 'Rename one of the two.' : 'Rename one of the two files.';
    const message = `The run "${entry.id}" is published by ${join(folder, taken.name)} already.`;
    return [new Problem(message, hint, { file: join(folder, entry.name) })];
  });
}

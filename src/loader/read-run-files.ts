import { createHash } from 'node:crypto';
import { readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../readers/problem.ts';
import { readResult, type PublishedSource } from '../readers/read-result.ts';
import { RunIdSchema, type Run } from '../run/run.ts';
import { visibleEntries } from './visible-entries.ts';

/** What stands in the folder of result files without being one: see read-aliases.ts. */
export const ALIASES_FILE = 'aliases.yaml';

/** How the name of a result file ends. */
const ENDING = /\.(?:txt|text|md|markdown)$/i;

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

/** Reads one result file. */
export function readRunFile(path: string): RunFiles {
  const bytes = bytesOf(path);
  if (bytes instanceof Problem) return { files: [], problems: [bytes] };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const reading = readResult({ file: path, bytes, sha256 });
  return reading.ok
    ? { files: [{ path, published: reading.published, run: reading.run }], problems: [] }
    : { files: [], problems: reading.problems };
}

function bytesOf(path: string): Uint8Array<ArrayBuffer> | Problem {
  try {
    return Uint8Array.from(readFileSync(path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return new Problem(
      `The file cannot be read: ${String(error.code)}.`,
      'Check that it exists and may be read.',
      {
        file: path,
      },
    );
  }
}

/** Reads every result file of a folder, in the order of their names. Hidden files are passed over, links followed. */
export function readRunFiles(folder: string): RunFiles {
  const read = resultEntries(folder).map((entry) => {
    const path = join(folder, entry.name);
    if (!isFile(folder, entry)) return notAFile(path);
    return ENDING.test(entry.name) ? readRunFile(path) : notAResult(path);
  });
  const files = read.flatMap((each) => each.files);
  return { files, problems: [...read.flatMap((each) => each.problems), ...clashes(files)] };
}

/** A link to nowhere counts as a file, so that reading it says so. */
function isFile(folder: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  return statSync(join(folder, entry.name), { throwIfNoEntry: false })?.isFile() ?? true;
}

/** The ids of the runs of a folder by the names of its files, whether or not their content is right. */
export function runIdsOf(folder: string): string[] {
  return resultEntries(folder).flatMap((entry) => {
    const id = isFile(folder, entry) ? entry.name.replace(/\.[^.]*$/, '') : entry.name;
    return RunIdSchema.safeParse(id).success ? [id] : [];
  });
}

function resultEntries(folder: string): Dirent[] {
  return visibleEntries(folder).filter(({ name }) => name !== ALIASES_FILE);
}

function notAFile(path: string): RunFiles {
  const problem = new Problem(
    'This is not a file.',
    'Put each result file straight into the folder; its name without the ending becomes the address of its run.',
    { file: path },
  );
  return { files: [], problems: [problem] };
}

function notAResult(path: string): RunFiles {
  const problem = new Problem(
    'This file is no result: its name ends neither in ".txt" nor in ".md".',
    'Rename it, or take it out of the folder: everything in it would be published.',
    { file: path },
  );
  return { files: [], problems: [problem] };
}

/** Two files whose names differ only by their ending would share one address. */
function clashes(files: readonly RunFile[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({ path, run }) => {
    const taken = first.get(run.id);
    first.set(run.id, taken ?? path);
    return taken === undefined
      ? []
      : [
          new Problem(
            `The run "${run.id}" is published by ${taken} already.`,
            'Rename one of the two files.',
            { file: path },
          ),
        ];
  });
}

import type { Reading, ResultFile } from './read-result.ts';
import { formatOf } from './result-format.ts';
import { folderFiles } from './run-folder/folder-files.ts';
import { noResult } from './run-folder/folder-problems.ts';
import { readDocumentFolder } from './run-folder/read-document-folder.ts';
import { readPartFolder } from './run-folder/read-part-folder.ts';

/** A folder that is one run. */
export interface RunFolder {
  /** The path as the person knows it, such as "content/runs/kimi-k2.6-h200x8"; its last part becomes the run's id. */
  readonly folder: string;
  /** All files straight in it but hidden ones, in any order; their paths begin with that of the folder. */
  readonly files: readonly ResultFile[];
}

/**
 * Reads a folder of result files with run.yaml beside them: the Run that they give together, or every problem found.
 * Never throws for what files may hold.
 *
 * run.yaml says what no result file does, and changes nothing that one says. Several result files are taken in the
 * order of their names. Unlike readResult, of one file that says enough by itself.
 */
export function readRunFolder({ folder, files }: RunFolder): Reading {
  const opened = folderFiles(folder, files);
  const [first, ...others] = opened.results;
  if (first === undefined) return { ok: false, problems: [...opened.problems, noResult(folder)] };
  const document = opened.results.find(({ file }) => formatOf(file) === 'speed-test-document');
  return document === undefined
    ? readPartFolder([first, ...others], opened)
    : readDocumentFolder(document, opened);
}

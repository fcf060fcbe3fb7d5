import { encodingOf } from '../readers/decode-text.ts';
import { baseName } from '../readers/file-name.ts';
import type { Problem } from '../readers/problem.ts';
import { readResult, type Reading } from '../readers/read-result.ts';
import { RUN_YAML } from '../readers/result-format.ts';
import { readRunFolder } from '../readers/run-folder.ts';
import type { CheckedRun, CheckReport } from './check-report.ts';
import { sourceExcerpts } from './source-excerpt.ts';

/** A file as a person hands it over. */
export interface HandedFile {
  /** With the folder that it came in, such as "kimi-k2.6-h200x8/run.yaml"; a bare name where it came alone. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Nothing is published of a check, so that nothing need be hashed. */
const NOT_HASHED = '0'.repeat(64);

/**
 * Reads files that were handed over as the build would: those of a folder with run.yaml as one run, every other one by
 * itself. Never throws for what a file may hold.
 */
export function checkedFiles(files: readonly HandedFile[]): CheckReport {
  const folders = Map.groupBy(files, ({ path }) => folderOf(path));
  const readings = [...folders].flatMap(([folder, within]) =>
    within.some(({ path }) => baseName(path) === RUN_YAML)
      ? [runFolder(folder === '' ? UNNAMED : folder, within)]
      : within.map((file) => ({ path: file.path, reading: readResult(resultFile(file)) })),
  );
  return {
    checked: readings.length,
    runs: readings.flatMap(({ path, reading }): CheckedRun[] =>
      reading.ok ? [{ path, run: reading.run }] : [],
    ),
    problems: readings.flatMap(({ reading }) => problemsOf(reading)),
    excerptOf: excerptsIn(files),
  };
}

/** Files that were handed over together without their folder are a run that has no address yet. */
const UNNAMED = 'unnamed-run';

function runFolder(folder: string, files: readonly HandedFile[]) {
  return { path: folder, reading: readRunFolder({ folder, files: files.map(resultFile) }) };
}

function problemsOf(reading: Reading): readonly Problem[] {
  return reading.ok ? [] : reading.problems;
}

function resultFile({ path, bytes }: HandedFile) {
  return { file: path, bytes, sha256: NOT_HASHED };
}

function excerptsIn(files: readonly HandedFile[]): CheckReport['excerptOf'] {
  const known = new Map<string, ReturnType<typeof sourceExcerpts>>();
  return ({ location: { file, line, column } }) => {
    const bytes = files.find(({ path }) => path === file)?.bytes;
    if (bytes === undefined || line === undefined) return null;
    const excerpts = known.get(file) ?? sourceExcerpts(file, textOf(bytes));
    known.set(file, excerpts);
    return excerpts({ line, column });
  };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

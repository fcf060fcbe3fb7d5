import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CheckedRun, CheckReport } from '../check/check-report.ts';
import { sourceExcerpts, type TextPlace, type SourceExcerpt } from '../check/source-excerpt.ts';
import { readAliasesFile } from '../loader/aliases-file.ts';
import { contentFolder } from '../loader/content-folder.ts';
import { readComparisons } from '../loader/read-comparisons.ts';
import { readRunFile, runIdsOf } from '../loader/read-run-files.ts';
import { siteProblems } from '../loader/site-settings.ts';
import { sourceText } from '../loader/source-text.ts';
import type { Problem } from '../readers/problem.ts';
import { checkTargets, type CheckTarget } from './check-targets.ts';

type Checked = Pick<CheckReport, 'runs' | 'problems'>;

/**
 * Reads what the paths name exactly as a build does; with no path, all content. `onProgress` is told how many are read
 * of how many.
 *
 * @throws {UsageError} for a path that names nothing.
 */
export function checkedContent(
  paths: readonly string[],
  onProgress: (done: number, all: number) => void,
): CheckReport {
  const targets = checkTargets(paths);
  const runs: CheckedRun[] = [];
  const problems: Problem[] = [];
  for (const [index, target] of targets.entries()) {
    onProgress(index, targets.length);
    const checked = check(target);
    runs.push(...checked.runs);
    problems.push(...checked.problems);
  }
  onProgress(targets.length, targets.length);
  return { checked: targets.length, runs, problems, excerptOf: excerptsFromDisk() };
}

function check({ kind, path }: CheckTarget): Checked {
  switch (kind) {
    case 'run': {
      const { files, problems } = readRunFile(path);
      return { runs: files.map(({ run }) => ({ path, run })), problems };
    }
    case 'comparison':
      return { runs: [], problems: comparisonProblems(path) };
    case 'aliases':
      return { runs: [], problems: readAliasesFile().problems };
    case 'settings':
      return { runs: [], problems: siteProblems() };
    case 'built':
      return { runs: [], problems: [] };
  }
}

function comparisonProblems(path: string): readonly Problem[] {
  const { problems } = readComparisons(contentFolder('comparisons'), runIdsOf(contentFolder('runs')));
  return problems.filter(({ location }) => resolve(location.file) === resolve(path));
}

/** Each file is read once more, and only where it has a problem. */
function excerptsFromDisk(): CheckReport['excerptOf'] {
  const known = new Map<string, (place: TextPlace) => SourceExcerpt | null>();
  return ({ location: { file, line, column } }) => {
    if (line === undefined) return null;
    const excerpts = known.get(file) ?? excerptsOf(file);
    known.set(file, excerpts);
    return excerpts({ line, column });
  };
}

function excerptsOf(file: string): (place: TextPlace) => SourceExcerpt | null {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? sourceExcerpts(file, sourceText(readFileSync(file)).replace(/^\uFEFF/, '')) : () => null;
}

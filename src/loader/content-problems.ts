import type { Problem } from '../readers/problem.ts';
import { readAliasesFile } from './aliases-file.ts';
import { contentFolder } from './content-folder.ts';
import { readComparisons } from './read-comparisons.ts';
import { readRunFiles, runIdsOf } from './read-run-files.ts';

/**
 * Every problem of the runs, of their aliases and of the comparisons. Their loaders run side by side, and the first to find a problem
 * stops the build: by asking here for all, it does not hide what the other would have found.
 */
export function contentProblems(): Problem[] {
  const runs = contentFolder('runs');
  return [
    ...readRunFiles(runs).problems,
    ...readAliasesFile().problems,
    ...readComparisons(contentFolder('comparisons'), runIdsOf(runs)).problems,
  ];
}

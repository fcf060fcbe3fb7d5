import type { Problem } from '../readers/problem.ts';
import type { Run } from '../run/run.ts';
import type { SourceExcerpt } from './source-excerpt.ts';

/** A run that was read without a problem. */
export interface CheckedRun {
  /** Of its file or folder, as the person knows it. */
  readonly path: string;
  readonly run: Run;
}

/** What a check found. Nothing may be published while there is a problem. */
export interface CheckReport {
  /** How many files and run folders were read. */
  readonly checked: number;
  readonly runs: readonly CheckedRun[];
  readonly problems: readonly Problem[];
  /** The line that a problem is on; null where it is on none, and where the line is not to be shown. */
  readonly excerptOf: (problem: Problem) => SourceExcerpt | null;
}

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** "2 files checked: no problems.", "3 files checked: 1 problem in 1 of them." */
export function verdictText({ checked, problems }: Pick<CheckReport, 'checked' | 'problems'>): string {
  const files = `${count(checked, 'file')} checked`;
  if (problems.length === 0) return `${files}: no problems.`;
  const wrong = new Set(problems.map(({ location }) => location.file)).size;
  return `${files}: ${count(problems.length, 'problem')} in ${count(wrong, 'file')}.`;
}

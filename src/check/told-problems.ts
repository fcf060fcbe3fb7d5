import { sortedProblems } from '../readers/problem.ts';
import type { CheckReport } from './check-report.ts';
import { excerptLines } from './source-excerpt.ts';

/** A problem as it is shown to a person. */
export interface ToldProblem {
  /** "kimi-k2.6-h200x8.txt:73:3". */
  readonly place: string;
  readonly message: string;
  readonly hint: string | null;
  /** The line with its number, and a caret below the place; empty where no line is shown. */
  readonly excerpt: readonly string[];
}

/** The problems of a report in the order of their places. */
export function toldProblems({ problems, excerptOf }: CheckReport): readonly ToldProblem[] {
  return sortedProblems(problems).map((problem) => {
    const { file, line, column } = problem.location;
    const excerpt = excerptOf(problem);
    return {
      place: [file, line, column].filter((part) => part !== undefined).join(':'),
      message: problem.message,
      hint: problem.hint,
      excerpt: excerpt === null ? [] : excerptLines(excerpt),
    };
  });
}

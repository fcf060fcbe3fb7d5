import { visible } from './quote.ts';

/** Where a problem is. Lines and columns are 1-based; columns count characters (code points). */
export interface ProblemLocation {
  /** As the reader was given it, such as "content/runs/kimi-k2.6-h200x8.txt". */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** In a JSON file, such as "results[12].ttft_p50"; messages name it too. */
  readonly path?: string;
}

/** What is wrong with an input, for the person who wrote it. A mistake of our own is a plain Error instead. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly hint: string | null;
  readonly location: ProblemLocation;

  constructor(message: string, hint: string | null, location: ProblemLocation) {
    super(message);
    this.hint = hint;
    this.location = location;
  }
}

const MOST_SHOWN = 20;

/**
 * The text of a list of problems, in order of file, line and column; a hint is indented below its message.
 * The first 20 are shown and the rest counted. Ends without a newline; empty for no problems. `excerpt` gives lines
 * that stand between a message and its hint, such as the line of the file.
 *
 *     content/runs/kimi-k2.6-h200x8.txt:73:3 Unknown phase "Sustaned decode" in All measurements.
 *       Use "Prefill" or "Sustained decode".
 */
export function formatProblems(
  problems: readonly Problem[],
  excerpt: (problem: Problem) => readonly string[] = () => [],
): string {
  const sorted = sortedProblems(problems);
  const lines = sorted.slice(0, MOST_SHOWN).map((problem) => formatProblem(problem, excerpt(problem)));
  const left = sorted.length - MOST_SHOWN;
  if (left > 0) lines.push(left === 1 ? 'And 1 more problem.' : `And ${left} more problems.`);
  return lines.join('\n');
}

/** The problems in order of file, line and column. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(byPlace);
}

function formatProblem({ message, hint, location }: Problem, excerpt: readonly string[]): string {
  const place = [visible(location.file), location.line, location.column]
    .filter((part) => part !== undefined)
    .join(':');
  const remedy = hint === null ? [] : hint.split('\n').map((line) => `  ${line}`);
  return [`${place} ${message}`, ...excerpt, ...remedy].join('\n');
}

function byPlace(a: Problem, b: Problem): number {
  if (a.location.file !== b.location.file) return a.location.file < b.location.file ? -1 : 1;
  return (
    (a.location.line ?? 0) - (b.location.line ?? 0) || (a.location.column ?? 0) - (b.location.column ?? 0)
  );
}

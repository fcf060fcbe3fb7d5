import { formatProblems, type Problem, type ProblemLocation } from '../readers/problem.ts';

/** Stops a build over problems in the content. Astro prints `message` and `hint`, and opens `loc` in its overlay. */
class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly hint: string;
  /** Undefined for a problem of a whole file, which Astro would place on a line 0. */
  readonly loc: ProblemLocation | undefined;

  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(`Content cannot be published.\n\n${formatProblems(problems)}`);
    this.hint = 'Nothing was published. Correct the files named above and build again.';
    const { location } = problems[0];
    this.loc = location.line === undefined ? undefined : location;
    // The problems are about the content; where our code noticed them helps nobody.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** @throws {ContentError} where there is any problem. */
export function refuseProblems(problems: readonly Problem[]): void {
  const [first, ...rest] = problems;
  if (first !== undefined) throw new ContentError([first, ...rest]);
}

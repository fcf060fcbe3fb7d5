import { formatProblems, type Problem } from '../readers/problem.ts';

/** Stops a build over problems in the content. Astro prints `message` and `hint`, and opens `loc` in its overlay. */
class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly hint: string;
  readonly loc: { readonly file: string; readonly line?: number; readonly column?: number };

  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(`Content cannot be published.\n\n${formatProblems(problems)}`);
    this.hint = 'Nothing was published. Correct the files named above and build again.';
    this.loc = problems[0].location;
    // The problems are about the content; where our code noticed them helps nobody.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** @throws {ContentError} where there is any problem. */
export function refuseProblems(problems: readonly Problem[]): void {
  const [first, ...rest] = problems;
  if (first !== undefined) throw new ContentError([first, ...rest]);
}

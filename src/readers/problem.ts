/** Where a problem is. Lines and columns are 1-based; columns count characters (code points). */
export interface ProblemLocation {
  /** As the reader was given it, such as "content/runs/kimi-k2.6-h200x8.txt". */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
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

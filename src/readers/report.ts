import { lineAt, lineStarts } from './line-starts.ts';
import { Problem, type ProblemLocation } from './problem.ts';

const MOST_KEPT = 1000;

/** A piece of a document's text: what it says and where it begins in the whole text. */
export interface Field {
  readonly text: string;
  readonly start: number;
}

/** Where a problem is in the text: the offset of its first character, and the path in a JSON file, such as "results[12].ttft_p50". */
export interface Spot {
  readonly start: number;
  readonly path?: string;
}

/** The text of one file, and every problem found in it. Places are offsets in the text, until a person needs them. */
export class Report {
  readonly text: string;
  /** As the person knows it. */
  readonly file: string;
  readonly #lineStarts: readonly number[];
  readonly #problems: Problem[] = [];
  #uncounted = 0;
  /** The last column that was counted: many problems can be on one long line. */
  #counted = { lineStart: 0, offset: 0, column: 1 };

  constructor(file: string, text: string) {
    this.text = text;
    this.file = file;
    this.#lineStarts = lineStarts(text);
  }

  /** The problems so far, in the order in which they were found. Past 1,000 they are no longer kept, which is the last one. */
  get problems(): readonly Problem[] {
    if (this.#uncounted === 0) return this.#problems;
    const message = `The file has ${this.#uncounted} problems more than the ${MOST_KEPT} that are listed.`;
    return [...this.#problems, this.#problem(message, null, { line: this.#lineStarts.length })];
  }

  /** A problem with a place: the field's first character. */
  at(spot: Spot, message: string, hint: string | null): void {
    const place = { line: this.lineOf(spot), column: this.#columnOf(spot.start) };
    this.#add(message, hint, spot.path === undefined ? place : { ...place, path: spot.path });
  }

  /** A problem of a whole line: the one that the field is on. */
  onLine(field: Pick<Field, 'start'>, message: string, hint: string | null): void {
    this.#add(message, hint, { line: this.lineOf(field) });
  }

  /** A problem of the whole file. */
  ofFile(message: string, hint: string | null): void {
    this.#add(message, hint, {});
  }

  /** 1-based line of a field. */
  lineOf({ start }: Pick<Field, 'start'>): number {
    return lineAt(this.#lineStarts, start);
  }

  /** Counted on from the last one: the problems of a minified file are all on one line, and mostly near each other. */
  #columnOf(offset: number): number {
    const lineStart = this.#lineStarts[this.lineOf({ start: offset }) - 1] ?? 0;
    const { offset: counted, column: countedColumn } = this.#counted;
    const isNear = this.#counted.lineStart === lineStart && Math.abs(offset - counted) < offset - lineStart;
    const from = isNear ? counted : lineStart;
    const between = [...this.text.slice(Math.min(from, offset), Math.max(from, offset))].length;
    const column = (isNear ? countedColumn : 1) + (from <= offset ? between : -between);
    this.#counted = { lineStart, offset, column };
    return column;
  }

  #add(message: string, hint: string | null, place: Omit<ProblemLocation, 'file'>): void {
    if (this.#problems.length < MOST_KEPT) this.#problems.push(this.#problem(message, hint, place));
    else this.#uncounted += 1;
  }

  #problem(message: string, hint: string | null, place: Omit<ProblemLocation, 'file'>): Problem {
    return new Problem(message, hint, { file: this.file, ...place });
  }
}

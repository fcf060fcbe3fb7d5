import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { linesOf, slice } from './lines.ts';
import { endOfText } from './match-text.ts';
import type { SectionName } from './sections.ts';

const OVER_CAPACITY =
  "Over capacity: not run because this many requests at this context would exceed the server's KV cache.";
const WARM_TTFT =
  "TTFT is measured after the benchmark warms the server's prompt cache, so it mostly excludes prefill.";

/** The sentences around the tables, which say what the figures mean: a document without them means something else. */
export const NOTES = {
  decodeIntro: 'total tok/s · rows are context length, columns are simultaneous requests',
  measurementsIntro: 'Latencies are medians. Total tok/s is output across all simultaneous requests.',
  afterDecode: [OVER_CAPACITY, WARM_TTFT],
  afterMeasurements: [OVER_CAPACITY],
} as const;

/** The notes that must follow a table. */
export interface ExpectedNotes {
  readonly name: SectionName;
  /** What follows the table in its section. */
  readonly rest: Field;
  readonly notes: readonly string[];
  /** Whether nothing was over capacity, so that the note about it may be left out. */
  readonly isSparing: boolean;
}

/** Checks that the notes after a table are there, and nothing else. */
export function checkNotes({ name, rest, notes, isSparing }: ExpectedNotes, report: Report): void {
  let at = 0;
  for (const note of notes) {
    const end = endOfText(rest.text, at, note);
    if (end === -1 && isSparing && note === OVER_CAPACITY) continue;
    if (end === -1) {
      const [found] = linesOf(slice(rest, at));
      if (found === undefined)
        report.onLine(rest, `A note is missing at the end of ${name}.`, `Add "${note}"`);
      else report.at(found, `${name} goes on with ${quote(found.text)}.`, `The note there reads "${note}"`);
      return;
    }
    at = end;
  }
  const [left] = linesOf(slice(rest, at));
  if (left !== undefined)
    report.at(left, `${name} goes on with ${quote(left.text)}.`, 'Take it out: nothing follows.');
}

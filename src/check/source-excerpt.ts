import { visible } from '../readers/quote.ts';
import { formatOf } from '../readers/result-format.ts';
import { findSecrets, maskSecrets } from '../readers/secret.ts';
import { maskedJson } from './masked-json.ts';

/** Most characters of a line that are shown, and how many of them stand before the place. */
const ROOM = 100;
const BEFORE = 60;

/** A place in a text; without a column it is the whole line. */
export interface TextPlace {
  readonly line: number;
  readonly column?: number | undefined;
}

/** One line of a file as a person is shown it. */
export interface SourceExcerpt {
  readonly line: number;
  /** The line, or the part of it around the place, between "…"; secrets masked, and what cannot be seen named. */
  readonly text: string;
  /** How many characters of `text` stand before the place; null for the whole line. */
  readonly before: number | null;
}

/**
 * The lines of the text of a file, read once for all of its problems. Secrets are masked in all of them, and in JSON
 * everything that would not be published.
 */
export function sourceExcerpts(file: string, text: string): (place: TextPlace) => SourceExcerpt | null {
  const isJson = formatOf(file) === 'llm-inference-bench';
  const masked = isJson ? maskedJson(text) : maskSecrets(text, findSecrets(text));
  const lines = masked.split(/\r\n?|\n/);
  const characters = new Map<number, readonly string[]>();
  return ({ line, column }) => {
    const whole = lines[line - 1];
    if (whole === undefined) return null;
    const ofLine = characters.get(line) ?? [...whole];
    characters.set(line, ofLine);
    return { line, ...window(ofLine, column ?? null) };
  };
}

function window(characters: readonly string[], column: number | null): Omit<SourceExcerpt, 'line'> {
  const at = Math.min(Math.max((column ?? 1) - 1, 0), characters.length);
  const start = characters.length <= ROOM ? 0 : Math.max(0, Math.min(at - BEFORE, characters.length - ROOM));
  const end = Math.min(characters.length, start + ROOM);
  const head = `${start > 0 ? '…' : ''}${shown(characters.slice(start, at))}`;
  const tail = `${shown(characters.slice(at, end))}${end < characters.length ? '…' : ''}`;
  return { text: head + tail, before: column === null ? null : [...head].length };
}

/** A tab is as wide as a space, so that what stands below a character stays below it. */
function shown(characters: readonly string[]): string {
  return visible(characters.join('').replaceAll('\t', ' '));
}

/** An excerpt for a terminal, with a caret below the place: "  73 | Sustaned decode 8K 1", "     | ^". */
export function excerptLines({ line, text, before }: SourceExcerpt): readonly string[] {
  const number = String(line);
  const gutter = ' '.repeat(number.length);
  return [`  ${number} | ${text}`, ...(before === null ? [] : [`  ${gutter} | ${' '.repeat(before)}^`])];
}

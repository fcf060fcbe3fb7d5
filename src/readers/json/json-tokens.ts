import { createScanner } from 'jsonc-parser';

/** A piece of a JSON text. */
export interface JsonToken {
  /** What it is by its first characters: a bracket, ",", ":", `"` for a text, "0" for a number, a word, or "" for the end. */
  readonly sign: string;
  readonly start: number;
  /** Of a text what it says, of all others the characters that it is written in. */
  readonly value: string;
  /** Why it is no sound piece of JSON; null where it is. */
  readonly fault: 'no end' | 'escape' | 'control character' | 'number' | null;
}

const SIGNS = new Set(['{', '}', '[', ']', ',', ':', '"']);

// The scanner's own names for these numbers are constants that only its own compilation knows.
const FAULTS = new Map<number, JsonToken['fault']>([
  [2, 'no end'],
  [3, 'number'],
  [4, 'escape'],
  [5, 'escape'],
  [6, 'control character'],
]);

/** The pieces of a JSON text in order, without white space; the last one has the sign "". */
export function* jsonTokens(text: string): Generator<JsonToken> {
  const scanner = createScanner(text);
  let minus: JsonToken | null = null;
  for (;;) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const first = text.charAt(start);
    if (first === ' ' || first === '\n' || first === '\r' || first === '\t') continue;
    const value = scanner.getTokenValue();
    const token = {
      sign: signOf(first, value),
      start,
      value,
      fault: FAULTS.get(scanner.getTokenError()) ?? null,
    };
    if (minus !== null && value === 'Infinity' && start === minus.start + 1) {
      minus = null;
      yield { ...token, sign: '0', start: start - 1, value: '-Infinity' };
      continue;
    }
    if (minus !== null) yield minus;
    minus = value === '-' && token.sign === '-' ? token : null;
    if (minus === null) yield token;
    if (first === '') return;
  }
}

function signOf(first: string, value: string): string {
  if (SIGNS.has(first)) return first;
  return /^-?\d/.test(value) || value === 'NaN' || value === 'Infinity' ? '0' : value;
}

import { split } from 'shlex';

/** One word of a shell command and where it stands in the text. */
export interface ShellWord {
  /** As written, with its quotes. */
  readonly text: string;
  /** Without quotes and escapes. Variables such as `$HOME` are not expanded. */
  readonly value: string;
  /** Offset of the first character. */
  readonly start: number;
  /** Offset behind the last character. */
  readonly end: number;
}

/** Longer texts are not commands; the library takes quadratic time on some of them. */
const MAX_LENGTH = 32_768;

/** A word that no shell reads as anything else. */
const PLAIN = /^[\w@%+=:,./-]+$/;

const isSpace = (character: string): boolean => ' \t\r\n'.includes(character);

/** The length of a backslash that continues the command on the next line, or ends the text; 0 where none stands. */
function continuationLength(text: string, at: number): number {
  if (text.charAt(at) !== '\\') return 0;
  if (at + 1 === text.length) return 1;
  if (text.charAt(at + 1) === '\n') return 2;
  return text.startsWith('\r\n', at + 1) ? 3 : 0;
}

function gapEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const length = isSpace(text.charAt(at)) ? 1 : continuationLength(text, at);
    if (length === 0) break;
    at += length;
  }
  return at;
}

/** Whether the word ends at a continuation, because what follows it is not the rest of the word. */
function endsAtContinuation(text: string, at: number): boolean {
  const length = continuationLength(text, at);
  return length > 0 && (at + length >= text.length || isSpace(text.charAt(at + length)));
}

/** The offset behind the word that begins at `start`; null where a quote is not closed. */
function wordEnd(text: string, start: number): number | null {
  let quote = '';
  let escapes = true;
  let dollarAt = -2;
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (quote === '' && (isSpace(character) || endsAtContinuation(text, at))) return at;
    if (character === '\\' && (quote === '' || escapes)) {
      at++;
    } else if (quote === '' && (character === "'" || character === '"')) {
      quote = character;
      escapes = character === '"' || dollarAt === at - 1;
    } else if (character === quote) {
      quote = '';
    } else if (quote === '' && character === '$') {
      dollarAt = at;
    }
  }
  return quote === '' ? text.length : null;
}

/**
 * Splits a shell command into words, with their places, as a POSIX shell would: quotes group, a backslash before a
 * line break continues. Null where a quote is not closed or the text is too long to be a command.
 */
export function shellWords(text: string): readonly ShellWord[] | null {
  if (text.length > MAX_LENGTH) return null;
  const words: ShellWord[] = [];
  let start = gapEnd(text, 0);
  while (start < text.length) {
    const end = wordEnd(text, start);
    if (end === null) return null;
    const word = text.slice(start, end);
    const value = PLAIN.test(word) ? word : (split(word)[0] ?? '');
    words.push({ text: word, value, start, end });
    start = gapEnd(text, end);
  }
  return words;
}

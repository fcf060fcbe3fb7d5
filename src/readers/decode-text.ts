import { Problem } from './problem.ts';

const SIGNATURES = [
  { start: [0x89, 0x50, 0x4e, 0x47], kind: 'a PNG picture' },
  { start: [0xff, 0xd8, 0xff], kind: 'a JPEG picture' },
  { start: [0x47, 0x49, 0x46, 0x38], kind: 'a GIF picture' },
  { start: [0x25, 0x50, 0x44, 0x46], kind: 'a PDF document' },
  { start: [0x50, 0x4b, 0x03, 0x04], kind: 'a ZIP archive or an office document' },
  { start: [0x1f, 0x8b], kind: 'a gzip archive' },
];

/** Far above any launch command, and short enough for every pattern that a line is matched with. */
const LONGEST_LINE = 20_000;

// Nobody sees what has no width or turns the direction of a text around: the file would say something else than it shows.
// U+FFFD stands where bytes were no text, here or in a program that the file went through before.
const UNREADABLE_RANGES = String.raw`\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\uFFFD`;
const REPLACED_SPACES = String.raw`\u00A0\u2007\u202F`;

const UNREADABLE = new RegExp(`[${UNREADABLE_RANGES}]`);
const REPLACED_SPACE = new RegExp(`[${REPLACED_SPACES}]`, 'g');
/** What is replaced or refused. Most texts hold none of it, which one look tells. */
const UNUSUAL = new RegExp(`[\\r${REPLACED_SPACES}${UNREADABLE_RANGES}]`);

/**
 * The text of a result file: UTF-8, or UTF-16 with a byte order mark.
 *
 * Every line ends in "\n", and no-break spaces are spaces: programs put both in as they please, also into commands.
 *
 * Of a `document` a person reads every line. Of `json` its reader takes what it needs and judges that: it may be one
 * line, and hold any characters in the texts that nobody reads.
 *
 * @throws {Problem} for a file that is empty, is not text, or, in a document, holds characters that cannot be read or
 * endless lines.
 */
export function decodeText(file: string, bytes: Uint8Array, kind: 'document' | 'json' = 'document'): string {
  const signature = SIGNATURES.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  if (signature !== undefined) {
    throw new Problem(`The file is ${signature.kind}, not text.`, 'Publish the result as a text file.', {
      file,
    });
  }
  const decoded = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const isUnusual = UNUSUAL.test(decoded);
  const text = isUnusual ? decoded.replaceAll(/\r\n?/g, '\n').replaceAll(REPLACED_SPACE, ' ') : decoded;
  if (text.trim() === '')
    throw new Problem('The file is empty.', 'Put the published result into it.', { file });
  if (kind === 'json') return text;
  const unreadable = isUnusual ? UNREADABLE.exec(text) : null;
  if (unreadable !== null) throw unreadableCharacter(file, text, unreadable.index);
  if (text.length <= LONGEST_LINE) return text;
  const longLine = text.split('\n').findIndex(({ length }) => length > LONGEST_LINE);
  if (longLine === -1) return text;
  throw new Problem(
    'The line is more than 20,000 characters long.',
    'No line of a result is: publish the file as it was made.',
    { file, line: longLine + 1 },
  );
}

/** The encoding of a text by its byte order mark, as TextDecoder calls it; UTF-8 without one. */
export function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function unreadableCharacter(file: string, text: string, index: number): Problem {
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  const location = {
    file,
    line: before.split('\n').length,
    column: [...before.slice(lineStart)].length + 1,
  };
  const character = text.charAt(index);
  if (character === '\uFFFD') {
    return new Problem('The bytes here are not UTF-8 text.', 'Save the file as UTF-8.', location);
  }
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const isControl = character < '\u00A0';
  return new Problem(
    isControl
      ? `The control character U+${code} is no part of a text.`
      : `The character U+${code} cannot be seen, and changes how the text reads.`,
    isControl ? 'Save the file as plain UTF-8 text.' : 'Take it out.',
    location,
  );
}

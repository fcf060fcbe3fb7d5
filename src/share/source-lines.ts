import type { Run } from '../run/run.ts';
import type { SourcePlace } from '../run/source.ts';
import { decodeAnchor, prefillAnchor } from './address.ts';

/** A piece of a line: text that shows as it is, or one character that would not show, with its name. */
export interface SourcePart {
  readonly text: string;
  /** Such as "NBSP" or "U+2005"; null for text that shows. */
  readonly name: string | null;
}

/** Where on the page of its run a line of the source is shown. */
export interface SourceFeed {
  /** Such as "Decode 64K × 4". */
  readonly label: string;
  /** Such as "decode-64k-x4". */
  readonly anchor: string;
}

/** One line of a source, without its end. */
export interface SourceLine {
  /** From 1. */
  readonly number: number;
  readonly parts: readonly SourcePart[];
  /** The cells and points that were read from the line; empty for all others. */
  readonly feeds: readonly SourceFeed[];
}

/** The abbreviations that the Unicode standard gives to what people meet in practice. */
const names: Readonly<Record<string, string>> = {
  '\u00A0': 'NBSP',
  '\u00AD': 'SHY',
  '\u061C': 'ALM',
  '\u2007': 'FSP',
  '\u200B': 'ZWSP',
  '\u200C': 'ZWNJ',
  '\u200D': 'ZWJ',
  '\u200E': 'LRM',
  '\u200F': 'RLM',
  '\u2028': 'LSEP',
  '\u2029': 'PSEP',
  '\u202A': 'LRE',
  '\u202B': 'RLE',
  '\u202C': 'PDF',
  '\u202D': 'LRO',
  '\u202E': 'RLO',
  '\u202F': 'NNBSP',
  '\u2060': 'WJ',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
  '\uFEFF': 'BOM',
};

/** Controls, formats, separators, private and unassigned characters, and every space but the plain one and the tab. */
const invisible = /(?![\t ])[\p{C}\p{Z}]/u;

/**
 * The lines of a source as readers count them: each ends in LF, CR or both. An end after the last line begins no other.
 * `sourceNumber` says which source of the run it is, from 1.
 */
export function sourceLines(text: string, run: Run, sourceNumber = 1): readonly SourceLine[] {
  const feeds = feedsByLine(run, sourceNumber);
  const lines = text.split(/\r\n?|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, index) => ({
    number: index + 1,
    parts: sourceParts(line),
    feeds: feeds.get(index + 1) ?? [],
  }));
}

function sourceParts(line: string): SourcePart[] {
  const parts: SourcePart[] = [];
  let rest = line;
  for (let match = invisible.exec(rest); match !== null; match = invisible.exec(rest)) {
    const [character] = match;
    if (match.index > 0) parts.push({ text: rest.slice(0, match.index), name: null });
    parts.push({ text: character, name: names[character] ?? codePoint(character) });
    rest = rest.slice(match.index + character.length);
  }
  if (rest !== '') parts.push({ text: rest, name: null });
  return parts;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function feedsByLine(run: Run, number: number): Map<number, SourceFeed[]> {
  const feeds = new Map<number, SourceFeed[]>();
  const add = ({ sourceLine, sourceNumber = 1 }: SourcePlace, feed: SourceFeed): void => {
    if (sourceNumber !== number) return;
    const known = feeds.get(sourceLine);
    if (known === undefined) feeds.set(sourceLine, [feed]);
    else known.push(feed);
  };
  for (const point of run.prefill)
    add(point, { label: `Prefill ${point.contextLabel}`, anchor: prefillAnchor(point) });
  for (const cell of run.decode) {
    const label = `Decode ${cell.contextLabel} × ${String(cell.concurrency)}`;
    add(cell, { label, anchor: decodeAnchor(cell) });
  }
  return feeds;
}

import { isPlaceholder } from './placeholder.ts';
import { looksRandom } from './random-text.ts';

/** Where the value of a name begins, and what tells where it ends. */
export interface ValueStart {
  readonly at: number;
  /** After "=", after ":" or in the bullet below, as the next word, or after a gap that a value need not stand behind. */
  readonly kind: 'assigned' | 'labelled' | 'flag' | 'doubtful';
  /** The quote before the name where it is open still, such as that of "Authorization: Bearer …". */
  readonly enclosing: string;
  /** Whether this is `?name=value` of an address. */
  readonly isInAddress: boolean;
  /** Whether this is `"name": value`. */
  readonly isInJson: boolean;
}

/** A value without the quotes around it. `end` is that of its first word where it is a flag's, `lastEnd` of all. */
interface SecretValue {
  readonly start: number;
  readonly end: number;
  readonly lastEnd: number;
}

const GAP = /(?:[^\S\n]|\\\n)*/y;
const LINE_GAP = /\s{1,16}/y;
const BULLET_BELOW = /[^\S\n]*\n\s{0,16}[-*•+][^\S\n]+/y;
const BULLETED = /^\s*[-*•+]\s+[a-z][\w -]*$/i;
const LONGEST_LABEL = 60;
const SCHEME =
  /(?:Bearer|Basic|Token|Api-?Key|Key|Digest|OAuth|Negotiate|SSWS|Splunk|GenieKey)(?:[^\S\n]|\\\n){1,16}/iy;
const LIST = /[[({]\s{0,8}(?=["'])|\$(?=["'])/y;
const ANGLE = /<[^<>\n]{0,100}>/y;
const IN_ADDRESS = /[^\s"'`<>&#]*/y;
const IN_JSON = /[^\s,}\]]*/y;
const LINE = /[^\n]*/y;
const AFTER_QUOTED = /[\s,;}\])&|]/;
const HEADING = 'Prefill';
const CLOSING = [
  ['$(', ')'],
  ['${', '}'],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
] as const;
const NEXT_WORD = /(?:[^\S\n]|\\\n)+(?![-&|;>\\\s])/y;

/** Where the value of a name begins; null where none follows. */
export function valueAfter(text: string, name: { start: number; end: number }): ValueStart | null {
  const before = text.charAt(name.start - 1);
  const isQuote = before === '"' || before === "'";
  const isClosed = isQuote && text[name.end] === before;
  const nameEnd = isClosed ? name.end + 1 : name.end + (text.startsWith('\\"', name.end) ? 2 : 0);
  const common = {
    enclosing: isQuote && !isClosed ? before : '',
    isInAddress: before === '?' || before === '&',
    isInJson: nameEnd > name.end,
  };
  const sign = past(GAP, text, nameEnd);
  const next = past(GAP, text, sign + 1);
  if (text[sign] === ':') return { ...common, at: next, kind: 'labelled' };
  if (text[sign] === '=') {
    const isEmpty = sign === nameEnd && next > sign + 1;
    return { ...common, at: next, kind: isEmpty ? 'doubtful' : 'assigned' };
  }
  if (before === '-' || text.slice(0, name.start).endsWith('ENV ')) {
    if (text[sign] === '\n') return { ...common, at: past(LINE_GAP, text, sign), kind: 'doubtful' };
    return sign > nameEnd ? { ...common, at: sign, kind: 'flag' } : null;
  }
  const below = past(BULLET_BELOW, text, nameEnd);
  return below > nameEnd && isBulleted(text, name) ? { ...common, at: below, kind: 'labelled' } : null;
}

function isBulleted(text: string, name: { start: number; end: number }): boolean {
  const line =
    text
      .slice(Math.max(0, name.start - LONGEST_LABEL), name.end)
      .split('\n')
      .at(-1) ?? '';
  return BULLETED.test(line);
}

/** From where to where a value stands, past a scheme such as "Bearer". */
export function valueAt(text: string, from: ValueStart): SecretValue {
  const opened = past(LIST, text, from.at);
  const quote = quoteAt(text, opened);
  const start = past(SCHEME, text, opened + quote.length);
  const whole = (to: number): SecretValue => ({ start, end: to, lastEnd: to });
  if (opened > from.at && text[opened - 1] !== '$') return whole(past(LINE, text, start));
  if (quote !== '') return whole(endOfQuoted(text, { start, quote, enclosing: from.enclosing }));
  if (from.isInAddress) return whole(past(IN_ADDRESS, text, start));
  if (from.isInJson) return whole(past(IN_JSON, text, start));
  if (from.kind === 'labelled') {
    const closing = from.enclosing === '' ? -1 : closingQuote(text, start, from.enclosing);
    return whole(closing === -1 ? past(LINE, text, start) : closing);
  }
  const end = endOfWord(text, past(ANGLE, text, start), from.enclosing);
  return { start, end, lastEnd: from.kind === 'flag' ? endOfList(text, { start, end }) : end };
}

/** The quote that closes it, or the end of the word that goes on behind it, as a shell reads it. */
function endOfQuoted(
  text: string,
  { start, quote, enclosing }: { start: number; quote: string; enclosing: string },
): number {
  const closing = closingQuote(text, start, quote);
  if (closing === -1) return past(LINE, text, start);
  const after = text.charAt(closing + quote.length);
  if (AFTER_QUOTED.test(after) || after === enclosing) return closing;
  const end = endOfWord(text, closing + quote.length, enclosing);
  return end === closing + quote.length ? closing : end;
}

/** Some tools take several keys. After a placeholder, only what looks random is one. */
function endOfList(text: string, { start, end }: { start: number; end: number }): number {
  if (text[start] === '-') return end;
  const isSecret = !isPlaceholder(text.slice(start, end));
  let last = end;
  for (let at = past(NEXT_WORD, text, end); at > last; at = past(NEXT_WORD, text, last)) {
    const wordEnd = endOfWord(text, at, '');
    if (wordEnd === at || !(isSecret || looksRandom(text.slice(at, wordEnd)))) return last;
    last = wordEnd;
  }
  return last;
}

/** Where a word of a shell ends, over quoted parts, substitutions and continued lines; the heading glued to it is none of it. */
function endOfWord(text: string, start: number, enclosing: string): number {
  let at = start;
  while (at < text.length) {
    const character = text.charAt(at);
    const isContinued = character === '\\' && text[at + 1] === '\n';
    if (/\s/.test(character) || character === enclosing) break;
    if (isContinued && !/\S/.test(text.charAt(at + 2))) break;
    if (character === '\\') at += 2;
    else at = endOfPart(text, at) + 1;
  }
  const end = Math.min(at, text.length);
  const beforeHeading = end - HEADING.length;
  const isGlued =
    beforeHeading >= start && text.startsWith(HEADING, beforeHeading) && !/[^\n]/.test(text.charAt(end));
  return isGlued ? beforeHeading : end;
}

/** The last character of what begins here: a quoted part, a substitution, or one character. */
function endOfPart(text: string, at: number): number {
  const opening = text.slice(at, at + 2);
  const closing = CLOSING.find(([start]) => opening.startsWith(start))?.[1];
  if (closing === undefined) return at;
  const end = closingQuote(text, at + (opening.startsWith('$') ? 2 : 1), closing);
  return end === -1 ? past(LINE, text, at) - 1 : end;
}

function quoteAt(text: string, at: number): string {
  if (text.startsWith('\\"', at)) return '\\"';
  return /["']/.test(text.charAt(at)) ? text.charAt(at) : '';
}

/** The place of the next such quote on the line that no backslash escapes; -1 where there is none. */
function closingQuote(text: string, from: number, quote: string): number {
  for (let at = from; at < text.length && text[at] !== '\n'; at += 1) {
    if (text.startsWith(quote, at)) return at;
    if (text[at] === '\\') at += 1;
  }
  return -1;
}

function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

import { isPlaceholder } from './placeholder.ts';
import { looksRandom } from './random-text.ts';
import type { Secret } from './secret.ts';

const PREFIXES = [
  ...['sk-[\\w-]{12}', '[rs]k_(?:live|test)_\\w{8}', 'hf_[^\\W_]{12}', 'gh[oprsu]_[^\\W_]{16}'],
  ...['github_pat_\\w{16}', 'glpat-[\\w-]{16}', 'xox[abeprs]-[\\w-]{8}', 'A[KS]IA[A-Z0-9]{12}'],
  ...['AIza[\\w-]{30}', 'gsk_\\w{16}', 'nvapi-[\\w-]{12}', 'eyJ[\\w-]{16}', 'npm_[^\\W_]{16}'],
  ...['pypi-[\\w-]{16}', 'dckr_pat_[\\w-]{12}'],
];
const KNOWN_TOKEN = new RegExp(`(?<![\\w-])(?:${PREFIXES.join('|')})`, 'g');
const REST_OF_TOKEN = /[\w-]*(?:\.[\w-]*){0,2}/y;
const BEARER = /\bBearer(?:[^\S\n]|\\\n){1,16}(?=[\w.~+/=-]{8})/gi;
const REST_OF_BEARER = /[\w.~+/=-]*/y;
const LONGEST_WORD = 23;
const WORDS = /^[a-z]{1,16}(?:[-_.](?:\d{1,4}|[a-z]{1,16}\d{0,4})){1,20}$/;

/** Tokens that are known by how they begin, and what follows "Bearer". */
export function knownTokens(text: string): Secret[] {
  const tokens = [...text.matchAll(KNOWN_TOKEN)].map(({ index: start }) => ({
    contextStart: start,
    start,
    end: start + lengthAt(REST_OF_TOKEN, text, start),
  }));
  const bearers = [...text.matchAll(BEARER)].map(({ 0: scheme, index }) => {
    const start = index + scheme.length;
    return { contextStart: index, start, end: start + lengthAt(REST_OF_BEARER, text, start) };
  });
  return [...tokens, ...bearers].filter(({ start, end }) => isToken(text.slice(start, end), text[start - 1]));
}

/** Words and file names may begin like a token, and any word may follow "Bearer". */
function isToken(value: string, before = ''): boolean {
  if (isPlaceholder(value)) return false;
  if (looksRandom(value) || value.split(/[-_.]/).some(({ length }) => length > LONGEST_WORD)) return true;
  return /\d/.test(value) && before !== '/' && !WORDS.test(value);
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

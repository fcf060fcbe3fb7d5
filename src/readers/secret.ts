/*
 * Secrets that were left in a text, mostly in a launch command: values of names such as --api-key or HF_TOKEN,
 * passwords in addresses, private keys, and tokens known by how they begin. References to a secret are none:
 * $VAR, ${VAR}, <redacted>, ***.
 */

import { isPlaceholder, isSecretName } from './secret-name.ts';

/** Where a secret stands in a text: its context, such as `--api-key sk-…`, begins before it. */
export interface Secret {
  readonly contextStart: number;
  readonly start: number;
  readonly end: number;
}

const NAME = /[a-z][\w.-]*/gi;
const GAP = [' ', '\t', '"', "'", '\\'];
const VALUE = /[^\s"'`,;&(){}|\\]*/y;
const SCHEME = /(?:Bearer|Basic|Token)[ \t]{1,8}/iy;
const LONGEST_VALUE = 1000;
const KEY_BEGIN = '-----BEGIN ';
const KEY_HEADER_END = 'PRIVATE KEY-----';
const LONGEST_KEY_HEADER = 60;

const KNOWN_TOKEN =
  /(?<![\w-])(?:sk-[\w-]{12}|hf_[^\W_]{12}|gh[oprsu]_[^\W_]{16}|github_pat_\w{16}|glpat-[\w-]{16}|xox[abeprs]-[\w-]{8}|A[KS]IA[A-Z0-9]{12}|AIza[\w-]{30}|gsk_\w{16}|nvapi-[\w-]{12}|eyJ[\w-]{16})/g;
const REST_OF_TOKEN = /[\w-]*(?:\.[\w-]*){0,2}/y;
const BEARER = /\bBearer[ \t]{1,8}(?=[\w.~+/=-]{8})/gi;
const REST_OF_BEARER = /[\w.~+/=-]*/y;
const IN_ADDRESS = /:\/\/([^\s/@:"'<>]{0,256})(?::([^\s/@"'<>]{0,256}))?@/dg;

/** Every secret in a text, in order, none overlapping. Takes time linear in the text's length. */
export function findSecrets(text: string): Secret[] {
  const found = [...namedSecrets(text), ...knownTokens(text), ...addressSecrets(text), ...privateKeys(text)];
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((secret) => {
    if (secret.start < end) return false;
    end = secret.end;
    return true;
  });
}

/** The text with every character of the given secrets as "*", so that places in it stay the same. */
export function maskSecrets(text: string, secrets: readonly Secret[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const secret of secrets) {
    parts.push(text.slice(end, secret.start), text.slice(secret.start, secret.end).replaceAll(/\S/g, '*'));
    end = secret.end;
  }
  parts.push(text.slice(end));
  return parts.join('');
}

function namedSecrets(text: string): Secret[] {
  const secrets: Secret[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    // A name within a value is part of it: looking at its value too would take quadratic time.
    if (index < end || !isSecretName(name)) continue;
    const start = valueStart(text, index, index + name.length);
    if (start === null) continue;
    end = valueEnd(text, start);
    if (isPlaceholder(text.slice(start, end))) continue;
    secrets.push({ contextStart: text.startsWith('--', index - 2) ? index - 2 : index, start, end });
  }
  return secrets;
}

/** Where the value after a name begins: after "=" or ":", or after a space where the name is a flag. */
function valueStart(text: string, nameStart: number, nameEnd: number): number | null {
  let at = nameEnd;
  if (text[at] === '"' || text[at] === "'") at += 1;
  const afterName = afterGap(text, at);
  const sign = text[afterName];
  if (sign === '=' || sign === ':') at = afterName + 1;
  else if (afterName === at || text[nameStart - 1] !== '-') return null;
  at = afterGap(text, at);
  return at + lengthAt(SCHEME, text, at);
}

/** Where a value ends: at the quote that closes it on its line, or where a word of a command or an address does. */
function valueEnd(text: string, start: number): number {
  const opening = text[start - 1] ?? '';
  const closing =
    opening === '"' || opening === "'" ? text.slice(start, start + LONGEST_VALUE).indexOf(opening) : -1;
  const isQuoted = closing !== -1 && !text.slice(start, start + closing).includes('\n');
  return isQuoted ? start + closing : start + lengthAt(VALUE, text, start);
}

/** Past spaces, quotes, and line ends that a backslash continues. */
function afterGap(text: string, from: number): number {
  let at = from;
  while (GAP.includes(text[at] ?? 'end') || (text[at] === '\n' && text[at - 1] === '\\')) at += 1;
  return at;
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function knownTokens(text: string): Secret[] {
  const tokens = [...text.matchAll(KNOWN_TOKEN)].map(({ index: start }) => ({
    contextStart: start,
    start,
    end: start + lengthAt(REST_OF_TOKEN, text, start),
  }));
  const bearers = [...text.matchAll(BEARER)].map(({ 0: scheme, index }) => {
    const start = index + scheme.length;
    return { contextStart: index, start, end: start + lengthAt(REST_OF_BEARER, text, start) };
  });
  // Words alone may begin like a token, and any word may follow "Bearer".
  return [...tokens, ...bearers].filter(({ start, end }) => /\d/.test(text.slice(start, end)));
}

/** Passwords, and tokens that stand in a user's place: https://user:password@host, https://token@host. */
function addressSecrets(text: string): Secret[] {
  return [...text.matchAll(IN_ADDRESS)].flatMap((match) => {
    const [start, end] = match.indices?.[2] ?? match.indices?.[1] ?? [0, 0];
    const value = text.slice(start, end);
    const isUserName = match[2] === undefined && !(value.length >= 16 && /\d/.test(value));
    return isUserName || isPlaceholder(value)
      ? []
      : [{ contextStart: match.index + '://'.length, start, end }];
  });
}

function privateKeys(text: string): Secret[] {
  const secrets: Secret[] = [];
  let at = text.indexOf(KEY_BEGIN);
  while (at !== -1) {
    const header = text.slice(at, at + LONGEST_KEY_HEADER).indexOf(KEY_HEADER_END);
    let end = at + KEY_BEGIN.length;
    if (header !== -1) {
      const start = at + header + KEY_HEADER_END.length;
      const footer = text.indexOf('-----END ', start);
      end = footer === -1 ? text.length : footer;
      secrets.push({ contextStart: at, start, end });
    }
    at = text.indexOf(KEY_BEGIN, end);
  }
  return secrets;
}

import { isPlaceholder } from './placeholder.ts';
import { looksRandom } from './random-text.ts';
import type { Secret } from './secret.ts';

const USER = /:\/\/([^\s/@:"'<>]{0,256})([@:])/g;
const LONGEST_PASSWORD = 300;
const PORT = /^\d{1,5}(?:\/|$)/;
const WEBHOOK = /hooks\.slack\.com\/(?:services|workflows)\/|\/api\/webhooks\/\d{1,24}\//gi;
const OPTION = /\s(?:-u|--user|--proxy-user|-U)(?:[ \t]{1,8}|=)["']?([\w.@+-]{1,64}):/g;

/** What takes a user with a password; elsewhere -u is something else, such as a user with a group. */
const CLIENT = /\b(?:curl|wget|https?|aria2c)\b/;

/** Passwords and tokens in addresses: https://user:password@host, https://token@host, Slack's, and curl's -u. */
export function addressSecrets(text: string): Secret[] {
  return [...userSecrets(text), ...webhooks(text), ...optionSecrets(text)];
}

function userSecrets(text: string): Secret[] {
  let from = 0;
  return [...text.matchAll(USER)].flatMap(({ 0: matched, 1: user = '', 2: sign, index }) => {
    if (index < from) return [];
    const userStart = index + '://'.length;
    const contextStart = userStart;
    if (sign === '@') {
      const isToken = looksRandom(user) || (user.length >= 16 && /\d/.test(user));
      return isToken && !isPlaceholder(user)
        ? [{ contextStart, start: userStart, end: userStart + user.length }]
        : [];
    }
    const start = index + matched.length;
    const rest = text
      .slice(start, start + LONGEST_PASSWORD)
      .split(/[\s"'`]/, 1)
      .join('');
    const value = rest.slice(0, Math.max(rest.lastIndexOf('@'), 0));
    from = start + value.length;
    const first = value.split('@', 1).join('');
    if (value === '' || PORT.test(first) || isPlaceholder(value) || isPlaceholder(first)) return [];
    return [{ contextStart, start, end: from }];
  });
}

function webhooks(text: string): Secret[] {
  return [...text.matchAll(WEBHOOK)].flatMap(({ 0: matched, index }) => {
    const start = index + matched.length;
    const value = wordAt(text, start);
    return /[a-z\d]{8}/i.test(value) && !isPlaceholder(value)
      ? [{ contextStart: index, start, end: start + value.length }]
      : [];
  });
}

/** A user and group of the same name, or of numbers, is what containers run as. */
function optionSecrets(text: string): Secret[] {
  return [...text.matchAll(OPTION)].flatMap(({ 0: matched, 1: user = '', index }) => {
    const start = index + matched.length;
    const value = wordAt(text, start);
    const isClient = CLIENT.test(text.slice(Math.max(0, index - LONGEST_PASSWORD), index));
    if (value === user || isPlaceholder(value) || !(isClient || looksRandom(value))) return [];
    return [{ contextStart: index + 1, start, end: start + value.length }];
  });
}

function wordAt(text: string, start: number): string {
  return text
    .slice(start, start + LONGEST_PASSWORD)
    .split(/[\s"'`]/, 1)
    .join('');
}

/*
 * What a tool wrote down may hold what nobody wants to publish: addresses, names of machines and people, paths,
 * secrets. Where in doubt, a word is taken out: a reason is still understood without it.
 */
import { visible } from '../quote.ts';
import { findSecrets } from '../secret.ts';

const MOST_READ = 20_000;
const MOST_KEPT = 300;
const MOST_ROUNDS = 5;

/** Whole, before a secret within it is taken out. */
const URL_ADDRESS = /\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s"'<>]+/gi;

/** Spellings of other addresses and of paths, in the order in which they are taken out. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}_.%+-]{1,80}@[\p{L}\p{N}_.-]+/gu, '<address>'],
  // In quotes a path may have spaces.
  [/(?<=(["'`]))(?:~[\w.-]{0,40}|\.{1,2})?\/[^"'`]*(?=\1)/g, '<path>'],
  [/(?<=(["'`]))(?:[a-z]:[\\/]|\\\\)[^"'`]*(?=\1)/gi, '<path>'],
  [/(?<![\w<>/.~])(?:~[\w.-]{0,40}|\.{1,2})?\/[^\s"'`<>]+/g, '<path>'],
  [/\b[a-z]:[\\/][^\s"'`<>]+/gi, '<path>'],
  [/(?<!\\)\\\\[^\s"'`<>]+/g, '<path>'],
  [/(?<![\w.\\<>-])[\w.-]{1,80}\\[\w.-]{1,80}\\[^\s"'`<>]*/g, '<path>'],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\w)(?::\d{1,5})?/g, '<address>'],
  [/\bip(?:-\d{1,3}){4}\b/gi, '<address>'],
  [/\[?(?<![\w:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])(?:%[\w.-]+)?\]?(?::\d{1,5})?/gi, '<address>'],
  [
    /\[?(?<![\w:])(?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,6})?::(?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,6})?(?![\w:])(?:%[\w.-]+)?\]?(?::\d{1,5})?/gi,
    '<address>',
  ],
  [/\b(?:[\da-f]{2}[:-]){5}[\da-f]{2}\b/gi, '<address>'],
  [/(?<![\w.-])(?=[\d._-]*[a-z])[a-z\d][\w-]*(?:\.[\w-]+)*:\d{2,5}\b/gi, '<address>'],
  [/\b(host(?:name)?|server|node|machine|user(?:name)?|login)(["']?\s*[=:]\s*["']?)[\w.-]+/gi, '$1$2<name>'],
  [/\b(to host|on host|from host|for user|as user)(\s+["']?)[\w.-]+/gi, '$1$2<name>'],
];

/** Last parts of names of machines; file names and classes, which look alike, end otherwise. */
const MACHINE =
  /(?<![\w.-])(?:[a-z\d][a-z\d-]*\.)+(?:com|net|org|info|io|ai|app|dev|tech|cloud|systems|xyz|local|localdomain|internal|intranet|lan|corp|home|arpa|cluster|svc|private|edu|gov|mil|eu|uk|de|at|ch|fr|nl|be|es|it|pt|se|no|dk|fi|pl|cz|ru|us|ca|br|cn|hk|tw|jp|kr|sg|in|il|au|nz|co|me)(?![\w.-]*\w)/gi;

/**
 * A text of a tool without addresses, names of machines, absolute paths, secrets, and the given names: each is
 * replaced by what it was, such as "<address>". On one line, at most 300 characters. To clean it again changes nothing.
 */
export function publicText(text: string, names: readonly string[]): string {
  let cleaned = visible(wholeWords(text.toWellFormed().replaceAll(/\s+/g, ' ').trim(), MOST_READ));
  // What was taken out can leave its neighbour open, which is then taken out too.
  for (let left = MOST_ROUNDS; left > 0; left -= 1) {
    const before = cleaned;
    cleaned = withoutPrivate(cleaned, names);
    if (cleaned === before) break;
  }
  return wholeWords(cleaned, MOST_KEPT);
}

function withoutPrivate(text: string, names: readonly string[]): string {
  let cleaned = withoutSecrets(text.replaceAll(URL_ADDRESS, '<address>'));
  for (const [pattern, replacement] of PRIVATE) cleaned = cleaned.replaceAll(pattern, replacement);
  cleaned = cleaned.replaceAll(MACHINE, '<address>');
  const lowered = cleaned.toLowerCase();
  // A file may hold thousands of names: few are in a text, and those are quickly found.
  for (const name of names) if (lowered.includes(name)) cleaned = withoutName(cleaned, name);
  return cleaned;
}

function withoutSecrets(text: string): string {
  const secrets = findSecrets(text);
  const parts = secrets.map(
    ({ start }, index) => `${text.slice(secrets[index - 1]?.end ?? 0, start)}<secret>`,
  );
  return parts.join('') + text.slice(secrets.at(-1)?.end ?? 0);
}

function withoutName(text: string, name: string): string {
  const pattern = name.replaceAll(/[^\w\s]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(String.raw`(?<![\w<])${pattern}(?![\w>])`, 'gi'), '<name>');
}

/** Cut at a space, so that no part of a word is left that its whole would have been taken out as. */
function wholeWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(' ', most - 2);
  return `${text.slice(0, Math.max(cut, 0))} …`.trim();
}

import { likelyNames } from './likely-names.ts';
import { isPlaceholder } from './placeholder.ts';
import { looksRandom } from './random-text.ts';
import { isSecretName } from './secret-name.ts';
import { valueAt, valueAfter, type ValueStart } from './secret-value.ts';
import type { Secret } from './secret.ts';

const BARE_KEY = /^keys?$/i;
const WORD_BEFORE = /(?:^|[^\w-])([a-z]{1,20}) $/i;
const LONGEST_WORD_BEFORE = 22;
const PLAIN_WORD = /^[\w().,/-]{1,20}$/;
const SCHEME = /^[a-z][a-z-]{0,20}$/i;

/** The values of names that hold secrets: --api-key S, HF_TOKEN=S, "api_key": "S", Authorization: Bearer S, ?key=S. */
export function namedSecrets(text: string): Secret[] {
  const secrets: Secret[] = [];
  let end = 0;
  for (const { name, index } of likelyNames(text)) {
    // A name within a value is part of it: looking at its value too would take quadratic time.
    if (index < end || !(isSecretName(name) || BARE_KEY.test(name))) continue;
    const start = valueAfter(text, { start: index, end: index + name.length });
    if (start === null || !isSecretHere(text, { name, index, start })) continue;
    const value = valueAt(text, start);
    if (value.lastEnd === value.end && isReference(text.slice(value.start, value.end), start)) {
      if (start.kind !== 'doubtful' && text[value.start] !== '-') end = value.end;
      continue;
    }
    end = value.lastEnd;
    const contextStart = text.startsWith('--', index - 2) ? index - 2 : index;
    secrets.push({ contextStart, start: value.start, end });
  }
  return secrets;
}

/** Whether a name holds a secret where it stands: the word before it is a part of a label, and "key" one of an address. */
function isSecretHere(
  text: string,
  { name, index, start }: { name: string; index: number; start: ValueStart },
): boolean {
  if (start.isInAddress) return true;
  if (start.kind !== 'labelled') return isSecretName(name);
  const [, before] = WORD_BEFORE.exec(text.slice(Math.max(0, index - LONGEST_WORD_BEFORE), index)) ?? [];
  return isSecretName(before === undefined ? name : `${before} ${name}`);
}

/** Whether a value is no secret: a placeholder, perhaps with a scheme before it or plain words after it, or the next flag. */
function isReference(value: string, { kind }: ValueStart): boolean {
  if (kind === 'doubtful') return !looksRandom(value);
  if (kind === 'flag' && value.startsWith('-')) return true;
  if ([/$/, /[;,&|]{1,2}$/, /[;,)&|}\]]{1,8}$/].some((end) => isPlaceholder(value.replace(end, ''))))
    return true;
  if (kind !== 'labelled') return false;
  const [first = '', ...others] = value.split(/\s+/);
  if (SCHEME.test(first) && others.length === 1 && isPlaceholder(others.join(''))) return true;
  return isPlaceholder(first) && others.every((word) => PLAIN_WORD.test(word) && !looksRandom(word));
}

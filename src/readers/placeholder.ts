import { looksRandom } from './random-text.ts';

const LONGEST = 1000;
const WORD = /^(?:-|—|\d{1,7}|empty|none|null|true|false|dummy|redacted|removed|hidden|masked)?$/i;
const VARIABLE = /^(?:\$\w{1,100}(?:\/[\w.-]{1,100})*|%\w{1,100}%)$/;
const VARIABLE_WITH_DEFAULT = /^\$\{\w{1,100}(?::?([-+=?])(.*))?\}$/s;
const COMMAND = /^(?:\$\(.*\)|`.*`)$/s;
const BRACKETED = /^(?:<[^<>]*>|\[[^[\]]*\]|\{\{[^{}]*\}\})$/;
/** "***", "sk-…": at most a beginning and an end that give nothing away. */
const MASKED = /^[\w-]{0,8}(?:\*{3,}|\.{3,}|…)\w{0,4}$/;
const REPEATED = /^(?:[a-z]{2,8}[-_]){0,2}(?:x+|([a-z*#0])\1{2,})$/i;
const PATH = /^(?:~|\.{1,2})?(?:\/[\w.-]{1,100})+$/;
/** What `docker run --secret` takes: where the secret is, not what it is. */
const MOUNT = /^(?:type=\w+,)?id=[\w.-]+(?:,(?:src|source|target|env|type)=[\w./-]+)*$/;

/**
 * Whether the whole of a value is only a reference to a secret, or stands for none: $VAR, <redacted>, ***, EMPTY.
 * `${VAR:-default}` is one where its default is. What looks random is none in whatever brackets.
 */
export function isPlaceholder(value: string): boolean {
  if (value.length > LONGEST) return false;
  const text = withoutQuotes(value.trim());
  if (WORD.test(text) || MASKED.test(text) || REPEATED.test(text)) return true;
  const [isVariable, operator = '', initial = ''] = VARIABLE_WITH_DEFAULT.exec(text) ?? [];
  if (isVariable !== undefined) return operator === '?' || isPlaceholder(initial);
  if (looksRandom(text)) return false;
  return [VARIABLE, COMMAND, BRACKETED, PATH, MOUNT].some((form) => form.test(text));
}

function withoutQuotes(text: string): string {
  const [quote = ''] = text;
  const isQuoted = (quote === '"' || quote === "'") && text.length > 1 && text.endsWith(quote);
  return isQuoted && !text.slice(1, -1).includes(quote) ? text.slice(1, -1) : text;
}

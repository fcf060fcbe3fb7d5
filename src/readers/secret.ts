/*
 * Secrets that were left in a text, mostly in a launch command: values of names such as --api-key or HF_TOKEN,
 * passwords in addresses, private keys, and tokens known by how they begin. References to a secret are none:
 * $VAR, ${VAR}, <redacted>, ***.
 */

/** Where a secret stands in a text: its context, such as `--api-key sk-…`, begins before it. */
export interface Secret {
  readonly contextStart: number;
  readonly start: number;
  readonly end: number;
}

const NAME = /[a-z][\w.-]*/gi;
const SECRET_NAME = /token|key|pass|secret|auth|credential|sig/i;
const VALUE = /[^\s"'`,;&(){}|\\]*/y;
const BETWEEN = /(?:[ \t"']|\\\n?|\$(?='))*/y;
const SCHEME = /(?:Bearer|Basic|Token)\s+/iy;
const LONGEST_NAME = 80;
const KEY_BEGIN = '-----BEGIN ';
const KEY_HEADER_END = 'PRIVATE KEY-----';
const LONGEST_KEY_HEADER = 60;

const KNOWN_TOKEN =
  /(?<![\w-])(?:sk-[\w-]{12,}|hf_[^\W_]{12,}|gh[oprsu]_[^\W_]{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[abeprs]-[\w-]{8,}|A[KS]IA[A-Z0-9]{12,}|AIza[\w-]{30,}|gsk_\w{16,}|nvapi-[\w-]{12,}|eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?)/g;
const BEARER = /\bBearer\s+([\w.~+/=-]{8,})/dgi;
const IN_ADDRESS = /:\/\/([^\s/@:"'<>]*)(?::([^\s/@"'<>]*))?@/dg;

const SECRET_WORDS =
  /(?:password|passwd|passphrase|secret|apikey|accesskey|secretkey|authtoken|hftoken|authorization|credentials?)$/;
const KEYS_THAT_ARE_SECRET = new Set([
  'api',
  'access',
  'account',
  'admin',
  'auth',
  'master',
  'private',
  'secret',
]);
const TOKENS_OF_TEXT = new Set(
  'audio bonus bos cls completion decode draft end eos first image input last mask max min new next output pad per prefill prompt reasoning sep special start stop think tool unk video'.split(
    ' ',
  ),
);
const PLACEHOLDER =
  /^(?:$|[$<[*…-]|x+$|\d{1,7}$|(?:empty|none|null|true|false|dummy|redacted|removed|hidden|masked)$)/i;

/** Every secret in a text, in order, none overlapping. Takes time linear in the text's length. */
export function findSecrets(text: string): Secret[] {
  const found = [...namedSecrets(text), ...knownTokens(text), ...addressSecrets(text), ...privateKeys(text)];
  found.sort((a, b) => a.start - b.start);
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
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (!SECRET_NAME.test(name) || !isSecretName(name)) continue;
    const start = valueStart(text, index, index + name.length);
    if (start === null) continue;
    const end = start + lengthAt(VALUE, text, start);
    const isFlag = text.startsWith('--', index - 2);
    if (!isPlaceholder(text.slice(start, end)))
      secrets.push({ contextStart: isFlag ? index - 2 : index, start, end });
  }
  return secrets;
}

/** Whether a flag, variable or field of this name holds a secret: HF_TOKEN does, --pad-token does not. */
function isSecretName(name: string): boolean {
  const words = name
    .slice(-LONGEST_NAME)
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/);
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (last === 'token') return !TOKENS_OF_TEXT.has(before);
  if (last === 'key') return KEYS_THAT_ARE_SECRET.has(before);
  if (last === 'signature' || last === 'sig') return before === '' || before === 'amz';
  return SECRET_WORDS.test(last);
}

/** Where the value after a name begins: after "=" or ":", or after a space where the name is a flag. */
function valueStart(text: string, nameStart: number, nameEnd: number): number | null {
  let at = nameEnd;
  if (text[at] === '"' || text[at] === "'") at += 1;
  const gap = lengthAt(BETWEEN, text, at);
  const sign = text[at + gap];
  if (sign === '=' || sign === ':') at += gap + 1;
  else if (gap === 0 || text[nameStart - 1] !== '-') return null;
  at += lengthAt(BETWEEN, text, at);
  return at + lengthAt(SCHEME, text, at);
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || value.includes('***') || value.includes('...') || value.includes('…');
}

function knownTokens(text: string): Secret[] {
  const tokens = [...text.matchAll(KNOWN_TOKEN)].map(({ 0: token, index }) => ({
    contextStart: index,
    start: index,
    end: index + token.length,
  }));
  const bearers = [...text.matchAll(BEARER)].map((match) => {
    const [start, end] = match.indices?.[1] ?? [0, 0];
    return { contextStart: match.index, start, end };
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

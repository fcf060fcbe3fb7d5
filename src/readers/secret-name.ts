const LONGEST_NAME = 80;
const LIKELY = /token|key|pass|secret|auth|credential|sig/i;
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
/** What makes a "token" a piece of text. */
const TEXT_TOKENS =
  'audio bonus bos cls completion decode draft end eos first image input last mask max min new next output pad per prefill prompt reasoning sep special start stop think tool unk video';
const TOKENS_OF_TEXT = new Set(TEXT_TOKENS.split(' '));
const PLACEHOLDER =
  /^(?:$|[$<[*…-]|x+$|\d{1,7}$|(?:empty|none|null|true|false|dummy|redacted|removed|hidden|masked)$)/i;

/** Whether a flag, variable or field of this name holds a secret: HF_TOKEN does, --pad-token does not. */
export function isSecretName(name: string): boolean {
  if (!LIKELY.test(name)) return false;
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

/** Whether a value is only a reference to a secret, or stands for none: $VAR, <redacted>, ***, EMPTY. */
export function isPlaceholder(value: string): boolean {
  return (
    PLACEHOLDER.test(value.slice(0, 100)) ||
    value.includes('***') ||
    value.includes('...') ||
    value.includes('…')
  );
}

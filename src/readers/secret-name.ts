const LONGEST_NAME = 80;
/** Every name of a secret has one of these in it. */
export const LIKELY = /token|key|pass|secret|auth|credential|sig|pwd|pat/gi;
const SECRET_WORDS =
  /(?:password|passwd|passphrase|secrets?|apikeys?|accesskey|secretkey|authtoken|hftoken|authorization|credentials?)$/;
/** What makes a "token" a piece of text. */
const TOKENS_OF_TEXT = wordSet(
  'audio batched between bonus bos cache cls completion context decode draft end eos first generated image input last mask max min new next num output pad per prefill prompt reasoning scheduled sep special speculative start stop text think tool total unk video',
);
/** What makes a "key" a name of something. */
const KEYS_OF_DATA = wordSet(
  'attention block by cache foreign group hash host hot index join kv lookup map max num object order page partition per prefix primary public query registry routing row shard sort sorting',
);

/** Whether a flag, variable, field or label of this name holds a secret: HF_TOKEN and "API key" do, --pad-token does not. */
export function isSecretName(name: string): boolean {
  if (name.search(LIKELY) === -1) return false;
  const words = name
    .slice(-LONGEST_NAME)
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_. ]/)
    .map((word) => word.replace(/(?<!\d)\d{1,9}$/, ''))
    // HF_TOKEN_2, SECRET_KEY_BASE
    .filter((word) => word !== '' && word !== 'base');
  const [before = '', last = ''] = words.length > 1 ? words.slice(-2) : ['', words[0]];
  switch (last) {
    case 'token':
      return !TOKENS_OF_TEXT.has(before);
    case 'tokens':
      return before !== '' && !TOKENS_OF_TEXT.has(before);
    case 'key':
    case 'keys':
      return before !== '' && !KEYS_OF_DATA.has(before);
    case 'pass':
    case 'pwd':
    case 'pat':
      return before !== '';
    case 'signature':
    case 'sig':
      return before === '' || before === 'amz';
    default:
      return SECRET_WORDS.test(last);
  }
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

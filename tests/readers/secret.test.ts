import { expect, test } from 'vitest';
import { findSecrets, maskSecrets } from '../../src/readers/secret.ts';
import { problemsOf, published } from './published.ts';

/** What nobody would choose for a word. */
const S = 'Qw3rTy7uIoP9aSdFgHj';

function masked(text: string): string {
  return maskSecrets(text, findSecrets(text)).replaceAll(/\*+/g, '***');
}

test.each([
  { text: '--api-key sk-abc', left: '--api-key ***' },
  { text: '--api-key=abc --port 1', left: '--api-key=*** --port 1' },
  { text: "--api-key 'abc def'", left: "--api-key '*** ***'" },
  { text: '--api-key \\\n  abc', left: '--api-key \\\n  ***' },
  { text: '--hf-token abc', left: '--hf-token ***' },
  { text: '--token abc', left: '--token ***' },
  { text: '-e HF_TOKEN=abc vllm', left: '-e HF_TOKEN=*** vllm' },
  { text: 'export OPENAI_API_KEY="abc"', left: 'export OPENAI_API_KEY="***"' },
  { text: 'AWS_SECRET_ACCESS_KEY=abc/def+1', left: 'AWS_SECRET_ACCESS_KEY=***' },
  { text: 'DB_PASSWORD=abc', left: 'DB_PASSWORD=***' },
  {
    text: `--config '{"api_key": "abc", "apiKey":"def", "n": 8}'`,
    left: `--config '{"api_key": "***", "apiKey":"***", "n": 8}'`,
  },
  { text: '-H "Authorization: Bearer abc"', left: '-H "Authorization: Bearer ***"' },
  { text: '-H "Authorization: Basic YTpi"', left: '-H "Authorization: Basic ***"' },
  { text: '-H "X-Api-Key: abc"', left: '-H "X-Api-Key: ***"' },
  { text: 'with Bearer abcdefg1', left: 'with Bearer ***' },
  { text: 'https://user:pass@host/x', left: 'https://user:***@host/x' },
  { text: 'https://0123456789abcdef@host/x', left: 'https://***@host/x' },
  { text: 'https://host/x?token=abc&n=8', left: 'https://host/x?token=***&n=8' },
  { text: 'https://host/x?X-Amz-Signature=abc', left: 'https://host/x?X-Amz-Signature=***' },
  { text: 'run sk-proj-0123456789abcdef', left: 'run ***' },
  { text: 'run hf_0123456789abcdefgh', left: 'run ***' },
  { text: 'run ghp_0123456789abcdefgh', left: 'run ***' },
  { text: 'run github_pat_0123456789abcdefgh', left: 'run ***' },
  { text: 'run xoxb-0123456789-abcdefgh', left: 'run ***' },
  { text: 'run AKIA0123456789ABCDEF', left: 'run ***' },
  { text: 'run nvapi-0123456789-abcdefgh', left: 'run ***' },
  { text: 'run eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', left: 'run ***' },
  { text: `--api-key\n${S}`, left: '--api-key\n***' },
  { text: `--api-key $'${S}'`, left: "--api-key $'***'" },
  { text: `--api-key '$'${S}`, left: "--api-key '***" },
  { text: `--api-key <${S}>`, left: '--api-key ***' },
  { text: `--api-key ${S}...`, left: '--api-key ***' },
  { text: `--api-key \u2003${S} --port 1`, left: '--api-key \u2003*** --port 1' },
  { text: `--api-key\u3000${S}`, left: '--api-key\u3000***' },
  { text: `HF_TOKEN=\${X:-${S}}`, left: 'HF_TOKEN=***' },
  { text: `API key: ${S}`, left: 'API key: ***' },
  { text: `- Token\n- ${S}\n- OS`, left: '- Token\n- ***\n- OS' },
  ...[
    ...['OPENAI_KEY', 'HF_TOKENS', 'HF_TOKEN2', 'HF_TOKEN_2', 'DB_PASS', 'MYSQL_PWD', 'HF_PAT'],
    ...['ENCRYPTION_KEY', 'SECRET_KEY_BASE'],
  ].map((name) => ({ text: `${name}=abc vllm`, left: `${name}=*** vllm` })),
  { text: `ENV HF_TOKEN ${S}`, left: 'ENV HF_TOKEN ***' },
  { text: `curl -u user:${S} http://x`, left: 'curl -u user:*** http://x' },
  { text: `{"api_key":["${S}"]}`, left: '{"api_key":["***' },
  { text: `"{\\"api_key\\": \\"abc\\", \\"n\\": 8}"`, left: `"{\\"api_key\\": \\"***\\", \\"n\\": 8}"` },
  { text: `"api_key": abc, "n": 8`, left: `"api_key": ***, "n": 8` },
  { text: `Bearer \\\n ${S}`, left: 'Bearer \\\n ***' },
  { text: `https://u:${S}/x@h`, left: 'https://u:***@h' },
  { text: `https://u:p@ss${S}@h/x`, left: 'https://u:***@h/x' },
  { text: 'https://hooks.slack.com/services/T01/B02/abcdefgh', left: 'https://hooks.slack.com/services/***' },
  { text: 'https://h/x?key=abc&n=8', left: 'https://h/x?key=***&n=8' },
  { text: `https://h/x?a=b&token=${S}#y`, left: 'https://h/x?a=b&token=***#y' },
  { text: 'run npm_0123456789abcdefgh', left: 'run ***' },
  { text: 'run pypi-AgEIcHlwaS5vcmc0', left: 'run ***' },
  { text: 'run dckr_pat_0123456789abc', left: 'run ***' },
  { text: 'run sk_live_0123456789abc', left: 'run ***' },
  { text: 'run hf_abcdefghijklmnopqrstuvwxyzabcdefgh', left: 'run ***' },
  { text: 'run hf_QwErTyUiOpAsDfGhJk', left: 'run ***' },
  { text: `/models/hf_${S}`, left: '/models/***' },
  // To its very end, whatever stands in it.
  ...[',', ';', '&', '{', '(', '|', '\\', '@', ')', '}'].map((sign) => ({
    text: `--api-key Qw3${sign}rest --port 1`,
    left: '--api-key *** --port 1',
  })),
  { text: `--api-key 'Qw3'"rest" --port 1`, left: `--api-key '*** --port 1` },
  { text: '--api-key Qw3\\\nrest --port 1', left: '--api-key ***\n*** --port 1' },
  { text: '--api-key Qw3,rest --port 1', left: '--api-key *** --port 1' },
  { text: '--api-key Qw3 rest --port 1', left: '--api-key *** *** --port 1' },
  { text: `--api-key <redacted> ${S} --port 1`, left: '--api-key *** *** --port 1' },
  { text: '-H "Authorization: ApiKey abc"', left: '-H "Authorization: ApiKey ***"' },
  { text: '-H "Authorization: Custom abc"', left: '-H "Authorization: *** ***"' },
  { text: '-H "X-Api-Key: a b; c" --x', left: '-H "X-Api-Key: *** *** ***" --x' },
  { text: '--api-key abcPrefill\nprompt', left: '--api-key ***Prefill\nprompt' },
  // Two secrets that overlap are one.
  { text: `https://u:${S}@h?token=abc@x`, left: 'https://u:***' },
  {
    text: '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nabc1\n-----END PGP',
    left: '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n***\n-----END PGP',
  },
  {
    text: `-----BEGIN PRIVATE KEY-----\n${'abcd'.repeat(16)}\nab1=\nPrefill\nprompt`,
    left: '-----BEGIN PRIVATE KEY-----\n***\n***\nPrefill\nprompt',
  },
  {
    text: '-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA',
    left: '-----BEGIN RSA PRIVATE KEY-----\n***\n-----END RSA',
  },
])('masks the secret in $text', ({ text, left }) => {
  expect(masked(text)).toBe(left);
});

test.each([
  published.kimi,
  published.inkling,
  '--api-key <redacted> --api-key=<redacted> --api-key "[redacted]" --api-key *** --api-key sk-***',
  '--api-key $KEY --api-key "${KEY}" HF_TOKEN=$HF_TOKEN HF_TOKEN=${HF_TOKEN:-} HF_TOKEN=$(cat token)',
  '--api-key EMPTY --api-key none HF_TOKEN= --api-key --port 8000',
  '--tokenizer-mode auto --max-num-batched-tokens 16384 --num-speculative-tokens 8 --max-tokens=4096',
  `--speculative-config '{"num_speculative_tokens":8,"eos_token":"</s>"}' --pad-token x --image-token=y`,
  '--ssl-keyfile /etc/key.pem --password-file /run/pw --key-bits 4 PWD=/root --token-count 8',
  '-H "Authorization: Bearer $TOKEN" https://host:8000/x https://git@host/x https://$USER:$PASS@host',
  'HF_TOKEN= vllm serve',
  'docker run --secret id=hf,src=/x --secret type=file,id=hf',
  'Quantization scale per token: dynamic\n- Scale per token\n- dynamic\n- Cache key: prefix',
  '/models/hf_llama3170binstruct --lora sk-lora-adapter-v1-2024',
  '--hf-token /run/secrets/hf --hf-token ~/.token --hf-token "$HOME/.cache/token"',
  'HF_TOKEN=hf_xxxxxxxxxxxxxxxxxx HF_TOKEN=hf_... --api-key <your key> --api-key {{token}}',
  'HF_TOKEN=${HF_TOKEN:?not set} HF_TOKEN=${HF_TOKEN:-none}; --api-key <redacted>Prefill',
  '-H "Authorization: Custom $TOKEN" -H "Authorization: Bearer <redacted>" "api_key": null, "n": 8',
  'python -u script.py:main',
  'docker run -u 1000:1000 -u root:root https://host:8000/model@main http://$U:$P@host',
  'API key: <redacted> (in the vault)',
  'sk-learn-models-are-words task-sk-1 Bearer authentication -----BEGIN CERTIFICATE-----',
])('finds no secret in %s', (text) => {
  expect(findSecrets(text)).toEqual([]);
});

test('no message gives a secret away, wherever it stands', () => {
  const secret = 'hf_Qw3rTy7uIoP9aSdF';
  const lines = published.kimi.split('\n');
  for (const line of lines.keys()) {
    const text = lines.toSpliced(line, 0, `- Token: ${secret}`).join('\n');
    const problems = problemsOf(text);
    expect(problems).toContain('"Token: ***"');
    expect(problems).not.toContain(secret);
  }
});

test.each([
  `vllm serve m --api-key ${S},x;${S} ${S}`,
  `curl -H "Authorization: Custom ${S} ${S}" https://u:${S}@h/x@y`,
  `--api-key 'Qw3'"${S}" HF_TOKEN='Qw3'"${S}" OPENAI_KEY=Qw3\\`,
  `{"api_key":["${S}","${S}"],"token":"${S}"}`,
  `API key: ${S} | ${S}`,
])('no message gives a part of a secret away: %s', (line) => {
  const lines = published.kimi.split('\n');
  for (const at of [1, 2, 4, 20, 37, 46, 47, 54, 57, 66, 90]) {
    const problems = problemsOf(lines.toSpliced(at, 0, line).join('\n'));
    expect(problems).toContain('A secret stands here');
    expect(problems).not.toContain('IoP9aSdFgHj');
  }
});

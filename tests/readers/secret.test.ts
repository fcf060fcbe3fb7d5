import { expect, test } from 'vitest';
import { findSecrets, maskSecrets } from '../../src/readers/secret.ts';
import { problemsOf, published } from './published.ts';

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

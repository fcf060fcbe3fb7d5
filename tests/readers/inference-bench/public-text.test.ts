import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicText } from '../../../src/readers/inference-bench/public-text.ts';

test.each([
  ['ConnectError: https://alice:pw@gpu01.example.com:8000/v1 refused', 'ConnectError: <address> refused'],
  ['http://10.0.0.1:8000', '<address>'],
  ['refused by 192.168.1.20', 'refused by <address>'],
  ['refused by 192.168.1.20:8000.', 'refused by <address>.'],
  ['from [fe80::1ff:fe23:4567:890a]:8000', 'from <address>'],
  ['from ::1 and 2001:db8:0:0:0:0:0:1', 'from <address> and <address>'],
  ['device 00:1b:44:11:3a:b7', 'device <address>'],
  ['Cannot connect to host dgx-01:8000 ssl:default', 'Cannot connect to host <address> ssl:default'],
  ['Cannot connect to host dgx-01 ssl', 'Cannot connect to host <name> ssl'],
  ["HTTPConnectionPool(host='dgx-01', port=8000)", "HTTPConnectionPool(host='<name>', port=8000)"],
  ['gpu01.corp.internal is down', '<address> is down'],
  ['GPU01.Corp.Example.COM is down', '<address> is down'],
  ['mail alice@example.com', 'mail <address>'],
  ['ssh alice@dgx01', 'ssh <address>'],
  ['user=alice', 'user=<name>'],
  ['username: "alice"', 'username: "<name>"'],
  ['open /home/alice/run/x.json failed', 'open <path> failed'],
  ["open '/home/alice smith/x.json' failed", "open '<path>' failed"],
  ['(/mnt/data)', '(<path>'],
  ['at ~/bench/x.py and ~alice/y', 'at <path> and <path>'],
  ['at C:\\Users\\alice\\x.py', 'at <path>'],
  ['at \\\\nas\\share\\x', 'at <path>'],
  ['File "C:\\Users\\Alice Smith\\x.py", line 1', 'File "<path>", line 1'],
  ["at '\\\\nas\\Alice Smith\\x'", "at '<path>'"],
  ['at models\\alice\\x', 'at <path>'],
  ['from fe80::1%eth0 and ip-10-0-0-12', 'from <address> and <address>'],
  ['mail jörg.weiß@example.com', 'mail <address>'],
  ['gpu01.example.ai is down', '<address> is down'],
  ['{"hostname": "dgx01", \'user\': \'alice\'}', '{"hostname": "<name>", \'user\': \'<name>\'}'],
  ['key sk-proj-0123456789abcdef', 'key <secret>'],
  ['Authorization: Bearer abcdefg1', 'Authorization: Bearer <secret>'],
  ['HF_TOKEN=hf_0123456789abcdefgh', 'HF_TOKEN=<secret>'],
  ['asked Secretbox for it', 'asked <name> for it'],
  ['a\n b\t c', 'a b c'],
  ['a\u202eb', 'a<U+202E>b'],
])('%j is published as %j', (text, cleaned) => {
  expect(publicText(text, ['secretbox'])).toBe(cleaned);
});

test.each([
  'moonshotai/Kimi-K2.6',
  'nvidia/Kimi-K2.6-DFlash',
  'Qwen/Qwen2.5-VL-72B-Instruct-AWQ',
  'Llama-3.1-8B.Q4_K_M.gguf',
  'ReadTimeout',
  'httpx.ConnectError: All connection attempts failed',
  'torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.',
  'HTTP 400: maximum context length is 4096 tokens, 5000 tok/s, 1/4 of n/a',
  'died\\nTraceback of \\x00',
  'std::runtime_error in c10::Error',
  'scheduler did not drain: running=2 queue=0',
  'secretboxes are not secretbox2',
])('leaves %j', (text) => {
  expect(publicText(text, ['secretbox'])).toBe(text);
});

test('is cut at a word, at most 300 characters', () => {
  expect(publicText('word '.repeat(10_000), [])).toMatch(/^(?:word ){59}…$/);
  expect(publicText('x'.repeat(1000), [])).toBe('…');
});

test('cleaning again changes nothing', () => {
  const piece = fc.constantFrom(
    ...[
      '/home/a',
      'host',
      '=',
      ' ',
      'a.b.com',
      ':8000',
      '10.0.0.1',
      '@',
      '://',
      'http',
      '~',
      '"',
      "'",
      '<',
      '>',
    ],
    ...['sk-proj-0123456789abcdef', 'token=', '\\', 'C:', '::', 'f', 'secretbox', 'to host ', '.', '-', '…'],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }), (pieces) => {
      const once = publicText(pieces.join(''), ['secretbox']);
      expect(publicText(once, ['secretbox'])).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recognizeFormat } from '../../src/readers/other-formats.ts';
import { fixture } from './inference-bench/read-part.ts';

const vllm = {
  backend: 'vllm',
  model_id: 'm',
  tokenizer_id: 'm',
  request_throughput: 1,
  output_throughput: 2,
  mean_ttft_ms: 3,
};
const sglang = {
  backend: 'sglang',
  total_output_tokens_retokenized: 1,
  request_throughput: 1,
  output_throughput: 2,
};
const llamaBench = { build_commit: 'x', model_filename: 'm.gguf', n_prompt: 512, n_gen: 0, avg_ts: 1 };
const metric = { mean: 1, std: 0, values: [1] };

test.each([
  ['a result of vLLM (bench serve)', JSON.stringify(vllm)],
  [
    'a result of vLLM (bench throughput)',
    JSON.stringify({ elapsed_time: 1, num_requests: 2, tokens_per_second: 3 }),
  ],
  ['a result of vLLM (bench latency)', JSON.stringify({ avg_latency: 1, latencies: [1], percentiles: {} })],
  ['a result of SGLang (bench_serving)', `${JSON.stringify(sglang)}\n${JSON.stringify(sglang)}\n`],
  [
    'a result of SGLang (bench_one_batch)',
    JSON.stringify({ prefill_throughput: 1, median_decode_latency: 2 }),
  ],
  ['a result of llama-bench', JSON.stringify([llamaBench], null, 2)],
  ['a result of llama-bench', `${JSON.stringify(llamaBench)}\n`],
  ['a result of llama-bench', 'build_commit,build_number,n_prompt,n_gen,avg_ts\n"x","1","512","0","1.0"\n'],
  ['a result of llama-bench', '"build_commit","n_prompt","n_gen","avg_ts"\n"x","512","0","1.0"\n'],
  [
    'a result of llama-benchy',
    JSON.stringify({
      version: '0.1',
      latency_mode: 'api',
      benchmarks: [{ pp_throughput: metric, tg_throughput: metric }],
    }),
  ],
  [
    'a result of GuideLLM',
    JSON.stringify({ benchmarks: [{ metrics: { requests_per_second: {}, time_to_first_token_ms: {} } }] }),
  ],
  [
    'a result of AIPerf',
    JSON.stringify({
      request_throughput: { unit: 'requests/sec', avg: 1 },
      request_latency: {},
      input_config: {},
    }),
  ],
  ['a result of AIPerf', JSON.stringify({ output_token_throughput: {}, input_config: {} })],
])('knows %s', (name, text) => {
  expect(recognizeFormat(text)).toEqual({ name });
  expect(recognizeFormat(text.slice(0, -2))).toEqual({ name });
});

test.each([
  readFileSync(new URL('../../content/runs/kimi-k2.6-h200x8.txt', import.meta.url), 'utf8'),
  fixture('version-0.6.2-83-keys'),
  fixture('superseded'),
  '{"request_throughput": 1}',
  'Context,Requests at once\n8K,1\n',
  'vllm bench serve wrote request_throughput and output_throughput of model_id',
  '',
])('does not know %j', (text) => {
  expect(recognizeFormat(text)).toBeNull();
});

test('takes little time for what has no end', { timeout: 30_000 }, () => {
  expect(recognizeFormat('"'.repeat(5_000_000))).toBeNull();
  expect(recognizeFormat('"a" '.repeat(1_000_000))).toBeNull();
});

/** A tool whose results are known by sight, but not read. */
export interface OtherFormat {
  /** For within a sentence, such as "the JSON of vllm bench serve". */
  readonly name: string;
}

const MOST_READ = 1_000_000;

/** Formats by keys that all stand in a file; the first that fits is it. */
const FORMATS: readonly { readonly name: string; readonly keys: readonly string[] }[] = [
  {
    name: 'a result of SGLang (bench_serving)',
    keys: ['total_output_tokens_retokenized', 'request_throughput'],
  },
  { name: 'a result of SGLang (bench_one_batch)', keys: ['prefill_throughput', 'median_decode_latency'] },
  { name: 'a result of vLLM (bench serve)', keys: ['request_throughput', 'output_throughput', 'model_id'] },
  {
    name: 'a result of vLLM (bench serve)',
    keys: ['request_throughput', 'output_throughput', 'tokenizer_id'],
  },
  {
    name: 'a result of vLLM (bench throughput)',
    keys: ['elapsed_time', 'num_requests', 'tokens_per_second'],
  },
  { name: 'a result of vLLM (bench latency)', keys: ['avg_latency', 'latencies', 'percentiles'] },
  { name: 'a result of llama-benchy', keys: ['benchmarks', 'pp_throughput', 'tg_throughput'] },
  { name: 'a result of llama-bench', keys: ['build_commit', 'n_prompt', 'n_gen', 'avg_ts'] },
  { name: 'a result of GuideLLM', keys: ['benchmarks', 'time_to_first_token_ms', 'requests_per_second'] },
  { name: 'a result of AIPerf', keys: ['input_config', 'request_throughput', 'request_latency'] },
  { name: 'a result of AIPerf', keys: ['input_config', 'output_token_throughput'] },
];

/**
 * The tool that wrote a text, known by its keys: JSON, JSON lines or the header of a CSV, whole or not. Null for all
 * others. Unlike a reader it promises nothing: it is for the hint of a file that cannot be read.
 */
export function recognizeFormat(text: string): OtherFormat | null {
  const keys = keysOf(text.slice(0, MOST_READ));
  const format = FORMATS.find(({ keys: needed }) => needed.every((key) => keys.has(key)));
  return format === undefined ? null : { name: format.name };
}

function keysOf(text: string): Set<string> {
  const keys = new Set(Array.from(text.matchAll(/"(\w{1,60})"\s{0,8}:/g), ([, key = '']) => key));
  const header = text.trimStart().split('\n', 1)[0] ?? '';
  if (keys.size === 0 && header.includes(','))
    for (const cell of header.slice(0, 10_000).split(',')) keys.add(cell.trim().replaceAll('"', ''));
  return keys;
}

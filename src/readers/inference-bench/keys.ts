/*
 * The keys that are read, and published in the extract. All others are passed over: what a later version of the tool
 * writes stays private until somebody decides otherwise.
 */

/** The parts of a file. */
export const PART_KEYS = [
  ...['metadata', 'prefill', 'results', 'summary_table', 'burst_results', 'burst_summary_table'],
];

export const METADATA_KEYS = [
  ...['version', 'engine', 'model', 'timestamp', 'decode_mode', 'prefill_mode', 'prefill_only'],
  ...['duration_per_test', 'request_count', 'warmup_request_count', 'max_tokens', 'max_total_tokens'],
  ...['temperature', 'ignore_eos', 'forced_token_id', 'metrics_available'],
];

/**
 * The keys among them that hold texts. All but these three are read as one of a few words, and any other text in them is
 * a problem: a model and a reason are cleaned, and a source that is no plain word is left out.
 */
export const TEXT_KEYS = [
  ...['model', 'failure_reason', 'aggregate_source'],
  ...['version', 'engine', 'timestamp', 'decode_mode', 'prefill_mode', 'method'],
];

export const AXIS_KEYS = ['context_lengths', 'concurrency_levels'];

export const PREFILL_KEYS = ['tok_per_sec', 'ttft_seconds', 'prompt_tokens', 'samples', 'method'];

export const CELL_KEYS = [
  ...['context_tokens', 'concurrency', 'aggregate_tps', 'output_tps_per_user_p50'],
  ...['ttft_p50', 'ttft_p90', 'ttft_p99'],
  ...['inter_token_latency_p50', 'inter_token_latency_p90', 'inter_token_latency_p99'],
  ...['avg_running_reqs', 'completed_request_count', 'client_output_tokens', 'measurement_seconds'],
  ...['measurement_wall_seconds', 'aggregate_source', 'num_errors', 'failure_reason', 'loop_detected'],
  ...['capacity_limited', 'underfilled', 'warmup_timed_out'],
  ...['server_spec_accept_length', 'server_spec_accept_rate', 'server_steps_per_s'],
];

/** The one key that is read of an object within a row. */
export const INNER_KEYS: ReadonlyMap<string, string> = new Map([
  ['hardware_summary', 'power_total_avg_w'],
  ['server_validation', 'tok_per_sec'],
]);

/** Keys of objects by context length, and within those by concurrency. */
export const NUMBER_KEY = /^(?:0|[1-9]\d{0,8})$/;

const PUBLIC_KEYS = new Set([
  ...[...PART_KEYS, ...METADATA_KEYS, ...AXIS_KEYS, ...PREFILL_KEYS, ...CELL_KEYS],
  ...[...INNER_KEYS].flat(),
]);

/** Whether a key may stand in the extract. */
export function isPublicKey(key: string): boolean {
  return PUBLIC_KEYS.has(key) || NUMBER_KEY.test(key);
}

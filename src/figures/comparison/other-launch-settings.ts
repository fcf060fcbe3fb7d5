import { canonicalFlagName } from '../launch-command/flag.ts';
import type { LaunchCommand } from '../launch-command.ts';

/** Flags that have a row of their own in a comparison; setUp reads the same ones. */
export const flagsWithOwnRow: ReadonlySet<string> = new Set([
  ...['--tensor-parallel-size', '--tp-size', '--tp', '-tp'],
  ...['--pipeline-parallel-size', '--pp-size', '--pp', '-pp'],
  ...['--data-parallel-size', '--dp-size', '--dp', '-dp'],
  ...['--enable-expert-parallel', '--enable-ep-moe', '-ep', '--expert-parallel-size', '--ep-size', '--ep'],
  ...['--speculative-config', '--speculative-algorithm', '--speculative-method', '--speculative-model'],
  ...['--speculative-config.method', '--speculative-config.model'],
  ...['--speculative-config.num_speculative_tokens', '--num-speculative-tokens'],
  ...['--speculative-draft-model-path', '--speculative-draft-model', '--speculative-num-draft-tokens'],
  ...['--enforce-eager', '--disable-cuda-graph', '--max-model-len', '--context-length'],
  ...['--gpu-memory-utilization', '--mem-fraction-static', '--kv-cache-dtype'],
  ...['--max-num-seqs', '--max-running-requests', '--max-num-batched-tokens'],
  ...['--enable-prefix-caching', '--no-enable-prefix-caching', '--disable-radix-cache'],
]);

/** Flags that name the model, shape the answer's text or say where the server listens: no figure depends on them. */
const WITHOUT_BEARING = new Set([
  ...['--model', '--model-path', '--model-tag', '--served-model-name', '--tokenizer', '--tokenizer-mode'],
  ...['--tokenizer-path', '--revision', '--trust-remote-code', '--chat-template', '--download-dir'],
  ...['--host', '--port', '--api-key', '--root-path', '--uvicorn-log-level', '--log-level', '--name'],
  ...['--reasoning-parser', '--tool-call-parser', '--enable-auto-tool-choice', '--seed'],
  ...['--disable-log-requests', '--no-enable-log-requests', '--enable-metrics', '--rm', '-it', '-ti'],
  ...['-p', '--publish', '-v', '--volume', '--ipc', '--shm-size', '--gpus', '--network'],
]);

/** Of environment variables. */
const WITHOUT_BEARING_NAME = /^(?:HF_|HUGGING_FACE_)|TIMEOUT|LOG|API_KEY|CACHE_(?:DIR|HOME)/;

const bears = (name: string): boolean => !flagsWithOwnRow.has(name) && !WITHOUT_BEARING.has(name);

/**
 * What else a launch command sets that may change a figure, in its order: "VLLM_USE_V2_MODEL_RUNNER=1",
 * "--async-scheduling". A flag that we do not know counts. Of repeated ones the last holds.
 */
export function otherLaunchSettings({
  environment,
  flags,
}: Extract<LaunchCommand, { readable: true }>): readonly string[] {
  const variables = environment.flatMap(({ name, value }) =>
    WITHOUT_BEARING_NAME.test(name) ? [] : [[name, value] as const],
  );
  const settings = flags.flatMap((flag) => {
    const name = canonicalFlagName(flag.name);
    const entries = flag.json?.map(({ path, value }) => [`${name}.${path}`, value] as const);
    return (entries ?? [[name, flag.value] as const]).filter(([setting]) => bears(setting));
  });
  return [...new Map<string, string | null>([...variables, ...settings])].map(([name, value]) =>
    value === null ? name : `${name}=${value}`,
  );
}

import type { Run } from '../run/run.ts';
import { parseLaunchCommand, type LaunchCommand } from './launch-command.ts';
import { oncePerRun } from './once-per-run.ts';
import { flagValues, type FlagValues } from './set-up/flag-values.ts';
import { tokenCount } from './set-up/token-count.ts';

/** Speculative decoding as the command asks for it; each null where the command leaves it to the engine. */
export interface SpeculativeDecoding {
  /** Such as "dflash", "eagle" or "NEXTN". */
  readonly method: string | null;
  /** The drafter. */
  readonly model: string | null;
  /** Tokens drafted at a time. */
  readonly tokens: number | null;
}

/**
 * What a launch command of vLLM or SGLang tells of the server. Null (or false) means that the flag was not given, so
 * that the engine's own default holds, which this does not guess.
 */
export interface LaunchSettings {
  readonly command: 'read';
  /** The model that is loaded, as named or by its path. */
  readonly launchedModel: string | null;
  /** The names that the server answers to; empty where it is not given. */
  readonly servedModelNames: readonly string[];
  readonly tensorParallel: number | null;
  readonly pipelineParallel: number | null;
  readonly dataParallel: number | null;
  readonly expertParallel: boolean;
  readonly speculativeDecoding: SpeculativeDecoding | null;
  /** Without CUDA graphs: `--enforce-eager`, `--disable-cuda-graph`. */
  readonly eagerMode: boolean;
  /** In tokens, prompt and answer together. */
  readonly maxModelLen: number | null;
  /** vLLM: the share of each GPU's memory that the engine may use, 0 to 1. */
  readonly gpuMemoryUtilization: number | null;
  /** SGLang: the share for weights and KV cache, 0 to 1; not the same as gpuMemoryUtilization. */
  readonly staticMemoryFraction: number | null;
  readonly kvCacheDtype: string | null;
  /** Whether kvCacheDtype names a format of 8 bits or fewer; "auto" does not say. */
  readonly kvCacheQuantized: boolean;
  readonly quantization: string | null;
  readonly maxNumSeqs: number | null;
  readonly maxNumBatchedTokens: number | null;
  readonly prefixCaching: 'on' | 'off' | null;
}

/** What the launch command tells, or why it tells nothing. */
export type SetUp =
  LaunchSettings | { readonly command: 'not-published' } | { readonly command: 'unreadable' };

type Readable = Extract<LaunchCommand, { readable: true }>;

/** The word behind `serve`, in `vllm serve m` as in `docker run image vllm serve m`; else the value of `--model`. */
function launchedModel(command: Readable, values: FlagValues): string | null {
  const named = values.text('--model', '--model-path', '--model-tag');
  if (named !== null) return named;
  const words = [command.subcommand, ...command.positionals];
  const serve = words.indexOf('serve');
  return serve === -1 ? null : (words[serve + 1] ?? null);
}

function speculativeDecoding(values: FlagValues): SpeculativeDecoding | null {
  const vllm = '--speculative-config';
  const found = {
    method: values.text(`${vllm}.method`, '--speculative-algorithm', '--speculative-method'),
    model: values.text(
      `${vllm}.model`,
      '--speculative-draft-model-path',
      '--speculative-draft-model',
      '--speculative-model',
    ),
    tokens: values.number(
      ...[`${vllm}.num_speculative_tokens`, '--speculative-num-draft-tokens', '--num-speculative-tokens'],
    ),
  };
  const isAsked = found.method !== null || found.model !== null || found.tokens !== null;
  return isAsked || values.isOn(vllm) ? found : null;
}

function prefixCaching(values: FlagValues): 'on' | 'off' | null {
  if (values.isOn('--no-enable-prefix-caching', '--disable-radix-cache')) return 'off';
  return values.isOn('--enable-prefix-caching') ? 'on' : null;
}

const FULL_PRECISION = new Set([
  'auto',
  'bf16',
  'bfloat16',
  'fp16',
  'float16',
  'half',
  'fp32',
  'float32',
  'float',
]);

function launchSettings(command: Readable): LaunchSettings {
  const values = flagValues(command.flags);
  const kvCacheDtype = values.text('--kv-cache-dtype');
  return {
    command: 'read',
    launchedModel: launchedModel(command, values),
    servedModelNames: (values.text('--served-model-name') ?? '').split(' ').filter((name) => name !== ''),
    tensorParallel: values.number('--tensor-parallel-size', '--tp-size', '--tp', '-tp'),
    pipelineParallel: values.number('--pipeline-parallel-size', '--pp-size', '--pp', '-pp'),
    dataParallel: values.number('--data-parallel-size', '--dp-size', '--dp', '-dp'),
    expertParallel:
      values.isOn('--enable-expert-parallel', '--enable-ep-moe', '-ep') ||
      (values.number('--expert-parallel-size', '--ep-size', '--ep') ?? 1) > 1,
    speculativeDecoding: speculativeDecoding(values),
    eagerMode: values.isOn('--enforce-eager', '--disable-cuda-graph'),
    maxModelLen: tokenCount(values.text('--max-model-len', '--context-length')),
    gpuMemoryUtilization: values.number('--gpu-memory-utilization'),
    staticMemoryFraction: values.number('--mem-fraction-static'),
    kvCacheDtype,
    kvCacheQuantized: kvCacheDtype !== null && !FULL_PRECISION.has(kvCacheDtype.toLowerCase()),
    quantization: values.text('--quantization', '-q'),
    maxNumSeqs: values.number('--max-num-seqs', '--max-running-requests'),
    maxNumBatchedTokens: tokenCount(values.text('--max-num-batched-tokens')),
    prefixCaching: prefixCaching(values),
  };
}

/** Reads what only the launch command tells of a run. */
export const setUp = oncePerRun(({ launchCommand }: Pick<Run, 'launchCommand'>): SetUp => {
  if (launchCommand === null) return { command: 'not-published' };
  const command = parseLaunchCommand(launchCommand);
  return command.readable ? launchSettings(command) : { command: 'unreadable' };
});

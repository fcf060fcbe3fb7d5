import { describe, expect, test } from 'vitest';
import { setUp, type LaunchSettings } from '../../src/figures/set-up.ts';
import { inkling, kimi } from './golden-runs.ts';

function settings(launchCommand: string): LaunchSettings {
  const found = setUp({ launchCommand });
  if (found.command !== 'read') throw new Error(`${found.command}: ${launchCommand}`);
  return found;
}

const nothing: LaunchSettings = {
  command: 'read',
  launchedModel: null,
  servedModelNames: [],
  tensorParallel: null,
  pipelineParallel: null,
  dataParallel: null,
  expertParallel: false,
  speculativeDecoding: null,
  eagerMode: false,
  maxModelLen: null,
  gpuMemoryUtilization: null,
  staticMemoryFraction: null,
  kvCacheDtype: null,
  kvCacheQuantized: false,
  quantization: null,
  maxNumSeqs: null,
  maxNumBatchedTokens: null,
  prefixCaching: null,
};

describe('setUp', () => {
  test('reads the command of the Kimi run', () => {
    expect(setUp(kimi)).toEqual({
      ...nothing,
      launchedModel: 'moonshotai/Kimi-K2.6',
      servedModelNames: ['nvidia/Kimi-K2.6-DFlash'],
      tensorParallel: 8,
      speculativeDecoding: { method: 'dflash', model: 'nvidia/Kimi-K2.6-DFlash', tokens: 8 },
      eagerMode: true,
      maxModelLen: 262_144,
      gpuMemoryUtilization: 0.81,
      maxNumBatchedTokens: 16_384,
    });
  });

  test('reads the command of the Inkling run', () => {
    expect(setUp(inkling)).toEqual({
      ...nothing,
      launchedModel: 'thinkingmachines/Inkling-Small',
      servedModelNames: ['thinkingmachines/Inkling-Small'],
      tensorParallel: 8,
      maxModelLen: 1_048_576,
      gpuMemoryUtilization: 0.87,
    });
  });

  test('tells no command from a flag that is not given', () => {
    expect(setUp({ launchCommand: null })).toEqual({ command: 'not-published' });
    expect(setUp({ launchCommand: `vllm serve 'm` })).toEqual({ command: 'unreadable' });
    expect(settings('vllm serve')).toEqual(nothing);
  });

  test('reads a command of SGLang', () => {
    const command =
      'python3 -m sglang.launch_server --model-path org/m --tp-size 4 --ep-size 4 --dp 2 --context-length 131072 ' +
      '--mem-fraction-static 0.9 --kv-cache-dtype fp8_e4m3 --disable-cuda-graph --disable-radix-cache ' +
      '--speculative-algorithm EAGLE --speculative-draft-model-path org/draft --speculative-num-draft-tokens 4 ' +
      '--max-running-requests 64 --quantization fp8';
    expect(settings(command)).toEqual({
      ...nothing,
      launchedModel: 'org/m',
      tensorParallel: 4,
      dataParallel: 2,
      expertParallel: true,
      speculativeDecoding: { method: 'EAGLE', model: 'org/draft', tokens: 4 },
      eagerMode: true,
      maxModelLen: 131_072,
      staticMemoryFraction: 0.9,
      kvCacheDtype: 'fp8_e4m3',
      kvCacheQuantized: true,
      quantization: 'fp8',
      maxNumSeqs: 64,
      prefixCaching: 'off',
    });
  });

  test.each([
    ['--tensor-parallel-size=8', { tensorParallel: 8 }],
    ['--tensor_parallel_size 8', { tensorParallel: 8 }],
    ['-tp 8', { tensorParallel: 8 }],
    ['--tp 2 --tensor-parallel-size 8', { tensorParallel: 8 }],
    ['--tensor-parallel-size 8 --tp 2', { tensorParallel: 2 }],
    ['--tp $GPUS', { tensorParallel: null }],
    ['--enable-expert-parallel', { expertParallel: true }],
    ['--ep-size 1', { expertParallel: false }],
    ['--max-model-len 256K', { maxModelLen: 262_144 }],
    ['--max-model-len 25.6k', { maxModelLen: 25_600 }],
    ['--max-model-len 1M', { maxModelLen: 1_048_576 }],
    ['--max-model-len auto', { maxModelLen: null }],
    ['--max-model-len -1', { maxModelLen: null }],
    ['--kv-cache-dtype auto', { kvCacheDtype: 'auto', kvCacheQuantized: false }],
    ['--kv-cache-dtype bfloat16', { kvCacheDtype: 'bfloat16', kvCacheQuantized: false }],
    ['--kv-cache-dtype fp8', { kvCacheDtype: 'fp8', kvCacheQuantized: true }],
    ['--enable-prefix-caching', { prefixCaching: 'on' }],
    ['--no-enable-prefix-caching', { prefixCaching: 'off' }],
    ['--enforce-eager=False', { eagerMode: false }],
    ['--served-model-name a b', { servedModelNames: ['a', 'b'] }],
    [
      '--speculative-config.method mtp --speculative-config.num_speculative_tokens 3',
      { speculativeDecoding: { method: 'mtp', model: null, tokens: 3 } },
    ],
    [
      `--speculative-config '{"method":"eagle3"}' --speculative-config.num_speculative_tokens 2`,
      { speculativeDecoding: { method: 'eagle3', model: null, tokens: 2 } },
    ],
    ['--speculative-config $SPEC', { speculativeDecoding: { method: null, model: null, tokens: null } }],
  ])('reads %s', (flags, expected) => {
    expect(settings(`vllm serve org/m ${flags}`)).toEqual({
      ...nothing,
      launchedModel: 'org/m',
      ...expected,
    });
  });

  test.each([
    ['docker run --gpus all vllm/vllm-openai:latest --model org/m', 'org/m'],
    ['docker run --gpus all image vllm serve org/m --port 1', 'org/m'],
    ['cd /srv && vllm serve org/m', 'org/m'],
    ['vllm serve --port 1 org/m', 'org/m'],
    ['vllm serve', null],
    ['llama-server --port 1', null],
  ])('finds the launched model of %s', (command, expected) => {
    expect(settings(command).launchedModel).toBe(expected);
  });
});

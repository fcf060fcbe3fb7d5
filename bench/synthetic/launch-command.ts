import type { Occasion } from './occasion.ts';

/** The command that started the server; null where it was not published. */
export function launchCommand({ setUp, random }: Occasion): string | null {
  if (random.chance(0.04)) return null;
  switch (setUp.engine.name) {
    case 'vllm':
      return vllm(setUp);
    case 'sglang':
      return sglang(setUp);
    case 'llama.cpp':
      return llamaCpp(setUp);
    default:
      return `${setUp.engine.name} serve ${setUp.model.servedName} --tp-size ${setUp.gpuCount} --max-seq-len ${longest(setUp)} --port 8000`;
  }
}

type SetUp = Occasion['setUp'];

function longest({ model }: SetUp): number {
  return model.longestContextInK * 1024;
}

function vllm(setUp: SetUp): string {
  const { model, gpuCount, settings } = setUp;
  const speculative = `'{"method":"eagle3","model":"${model.servedName}-Eagle3","num_speculative_tokens":4}'`;
  return [
    `env VLLM_ENGINE_READY_TIMEOUT_S=3600 "$HOME/venv/bin/vllm" serve ${model.servedName}`,
    `--served-model-name ${model.servedName} --tensor-parallel-size ${gpuCount} --max-model-len ${longest(setUp)}`,
    `--gpu-memory-utilization ${settings.memoryUtilization} --host 0.0.0.0 --port 8000 --api-key <redacted>`,
    ...(settings.eager ? ['--enforce-eager'] : []),
    ...(settings.quantizedCache ? ['--kv-cache-dtype fp8'] : []),
    ...(settings.speculative ? [`--speculative-config ${speculative}`] : []),
  ].join(' ');
}

function sglang(setUp: SetUp): string {
  const { model, gpuCount, settings } = setUp;
  return [
    `python -m sglang.launch_server --model-path ${model.servedName} --tp ${gpuCount}`,
    `--context-length ${longest(setUp)} --mem-fraction-static ${settings.memoryUtilization} --port 30000`,
    ...(settings.eager ? ['--disable-cuda-graph'] : []),
    ...(settings.quantizedCache ? ['--kv-cache-dtype fp8_e5m2'] : []),
    ...(settings.speculative ? ['--speculative-algorithm EAGLE --speculative-num-steps 3'] : []),
  ].join(' ');
}

function llamaCpp(setUp: SetUp): string {
  const { model, quantization, settings } = setUp;
  return [
    `./llama-server -m models/${model.name}-${quantization.name}.gguf -ngl 999 -c ${longest(setUp)} --port 8080`,
    ...(settings.quantizedCache ? ['-ctk q8_0 -ctv q8_0'] : []),
    ...(settings.speculative ? [`-md models/${model.name}-draft.gguf --draft-max 8`] : []),
  ].join(' ');
}

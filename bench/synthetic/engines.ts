/** An engine with its releases, oldest first, at even distances over the two years. */
export interface Engine {
  readonly name: string;
  readonly repository: string;
  readonly backends: readonly string[];
  readonly versions: readonly string[];
  readonly quantizations: readonly Quantization[];
  /** The part of the memory bandwidth that it makes use of. */
  readonly efficiency: number;
}

export interface Quantization {
  readonly name: string;
  readonly bytesPerParameter: number;
}

const bf16 = { name: 'BF16', bytesPerParameter: 2 };
const fp8 = { name: 'FP8', bytesPerParameter: 1 };
const int4 = { name: 'INT4', bytesPerParameter: 0.56 };
const nvfp4 = { name: 'NVFP4', bytesPerParameter: 0.56 };

/** "0.7.0", "0.8.0" … */
function releases(prefix: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_each, index) => `${prefix}${first + index}.0`);
}

/** Engines of data centres and of desks. */
export const engines: readonly Engine[] = [
  {
    name: 'vllm',
    repository: 'github.com/vllm-project/vllm',
    backends: ['cuda', 'rocm', 'xpu'],
    versions: releases('0.', 7, 29),
    quantizations: [bf16, fp8, int4, nvfp4],
    efficiency: 0.62,
  },
  {
    name: 'sglang',
    repository: 'github.com/sgl-project/sglang',
    backends: ['cuda', 'rocm'],
    versions: ['0.4.1', '0.4.3', '0.4.6', '0.4.9', '0.5.0', '0.5.3', '0.5.6', '0.5.9', '0.6.0', '0.6.2'],
    quantizations: [bf16, fp8, int4],
    efficiency: 0.64,
  },
  {
    name: 'tensorrt-llm',
    repository: 'github.com/NVIDIA/TensorRT-LLM',
    backends: ['cuda'],
    versions: ['0.17.0', '0.18.2', '0.20.0', '0.21.0', '1.0.0', '1.1.0', '1.2.0', '1.3.0'],
    quantizations: [bf16, fp8, nvfp4],
    efficiency: 0.68,
  },
  {
    name: 'llama.cpp',
    repository: 'github.com/ggml-org/llama.cpp',
    backends: ['cuda', 'rocm', 'metal'],
    versions: Array.from({ length: 24 }, (_each, index) => `b${4300 + index * 131}`),
    quantizations: [
      { name: 'Q4_K_M', bytesPerParameter: 0.6 },
      { name: 'Q8_0', bytesPerParameter: 1.06 },
      { name: 'F16', bytesPerParameter: 2 },
    ],
    efficiency: 0.55,
  },
  {
    name: 'mlx-lm',
    repository: 'github.com/ml-explore/mlx-lm',
    backends: ['metal'],
    versions: releases('0.', 20, 31),
    quantizations: [
      { name: '4bit', bytesPerParameter: 0.56 },
      { name: '8bit', bytesPerParameter: 1.06 },
      bf16,
    ],
    efficiency: 0.66,
  },
];

/** How many gigabytes the weights of a model take. */
export function weightGigabytes(parameters: number, { bytesPerParameter }: Quantization): number {
  return parameters * bytesPerParameter;
}

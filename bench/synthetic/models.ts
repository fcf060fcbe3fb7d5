/** A model as far as its speed depends on it. */
export interface Model {
  readonly name: string;
  readonly servedName: string;
  /** Billions of parameters: all of them, and those that one token passes through. */
  readonly parameters: number;
  readonly active: number;
  /** Of KV cache for each token of context. */
  readonly kilobytesPerToken: number;
  readonly longestContextInK: number;
}

type Row = readonly [
  servedName: string,
  parameters: number,
  active: number,
  kilobytesPerToken: number,
  longest: number,
];

const rows: readonly Row[] = [
  ['meta-llama/Llama-3.1-8B-Instruct', 8, 8, 128, 128],
  ['meta-llama/Llama-3.3-70B-Instruct', 70.6, 70.6, 320, 128],
  ['meta-llama/Llama-4-Scout', 109, 17, 192, 1024],
  ['meta-llama/Llama-4-Maverick', 400, 17, 192, 1024],
  ['Qwen/Qwen3-8B', 8.2, 8.2, 144, 40],
  ['Qwen/Qwen3-14B', 14.8, 14.8, 160, 128],
  ['Qwen/Qwen3-32B', 32.8, 32.8, 256, 128],
  ['Qwen/Qwen3-30B-A3B', 30.5, 3.3, 96, 256],
  ['Qwen/Qwen3-235B-A22B', 235, 22, 188, 256],
  ['Qwen/Qwen3-Coder-480B-A35B', 480, 35, 248, 256],
  ['Qwen/Qwen3-Next-80B-A3B', 80, 3, 24, 256],
  ['deepseek-ai/DeepSeek-V3.1', 671, 37, 69, 128],
  ['deepseek-ai/DeepSeek-V3.2', 671, 37, 69, 160],
  ['deepseek-ai/DeepSeek-R1-Distill-Llama-70B', 70.6, 70.6, 320, 128],
  ['moonshotai/Kimi-K2', 1040, 32, 69, 128],
  ['moonshotai/Kimi-K2-Thinking', 1040, 32, 69, 256],
  ['moonshotai/Kimi-Linear-48B-A3B', 48, 3, 18, 1024],
  ['mistralai/Mistral-Small-3.2-24B', 24, 24, 160, 128],
  ['mistralai/Mistral-Large-2411', 123, 123, 352, 128],
  ['mistralai/Devstral-Small-24B', 24, 24, 160, 128],
  ['google/gemma-3-12b-it', 12.2, 12.2, 96, 128],
  ['google/gemma-3-27b-it', 27.4, 27.4, 124, 128],
  ['zai-org/GLM-4.5-Air', 106, 12, 184, 128],
  ['zai-org/GLM-4.6', 357, 32, 368, 200],
  ['openai/gpt-oss-20b', 21, 3.6, 24, 128],
  ['openai/gpt-oss-120b', 117, 5.1, 36, 128],
  ['microsoft/phi-4', 14.7, 14.7, 200, 16],
  ['nvidia/Nemotron-Nano-9B-v2', 8.9, 8.9, 16, 128],
  ['nvidia/Llama-3.3-Nemotron-Super-49B', 49.9, 49.9, 196, 128],
  ['MiniMaxAI/MiniMax-M2', 230, 10, 248, 192],
  ['ibm-granite/granite-4.0-h-small', 32, 9, 16, 128],
  ['allenai/OLMo-3-32B', 32, 32, 256, 64],
];

/** Models of many families and sizes. Their figures are near those of the real ones; what is measured on them is invented. */
export const models: readonly Model[] = rows.map(
  ([servedName, parameters, active, kilobytesPerToken, longestContextInK]) => ({
    name: servedName.slice(servedName.indexOf('/') + 1),
    ...{ servedName, parameters, active, kilobytesPerToken, longestContextInK },
  }),
);

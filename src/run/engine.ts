import { z } from 'zod';
import { AdditionalFieldSchema } from './additional-field.ts';

/** The inference engine and how it was built. Null where it is unknown. */
export const EngineSchema = z.strictObject({
  /** Such as "vllm". */
  name: z.string().min(1),
  version: z.string().min(1).nullable(),
  /** Of the weights, such as "INT4" or "BF16". */
  quantization: z.string().min(1).nullable(),
  /** Such as "cuda". */
  backend: z.string().min(1).nullable(),
  /** Without a scheme, such as "github.com/vllm-project/vllm". */
  repository: z.string().min(1).nullable(),
  /** Such as "cuda-13.2". */
  build: z.string().min(1).nullable(),
  /** KV-cache budget in tokens, as the server reported it to the tool; absent where it did not. */
  kvCacheTokens: z.int().positive().optional(),
  additional: z.array(AdditionalFieldSchema),
});

export type Engine = z.infer<typeof EngineSchema>;

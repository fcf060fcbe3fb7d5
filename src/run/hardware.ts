import { z } from 'zod';
import { AdditionalFieldSchema } from './additional-field.ts';

/** The machine. Null where it is unknown. */
export const HardwareSchema = z.strictObject({
  /** Such as "Discrete GPU". */
  type: z.string().min(1).nullable(),
  /** Such as "H200 SXM", without its memory. */
  gpu: z.string().min(1),
  gpuCount: z.int().positive(),
  /** Memory of all GPUs together, in GB as published. */
  vramGb: z.number().positive().nullable(),
  vramPerGpuGb: z.number().positive().nullable(),
  os: z.string().min(1).nullable(),
  additional: z.array(AdditionalFieldSchema),
});

export type Hardware = z.infer<typeof HardwareSchema>;

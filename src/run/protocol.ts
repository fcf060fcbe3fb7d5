import { z } from 'zod';
import { AdditionalFieldSchema } from './additional-field.ts';

/** What a decode figure may be, as ProtocolSchema tells it. */
export const MEASUREMENT_KINDS = ['sustained', 'burst', 'end-to-end', 'batch-step', 'depth-step'] as const;

/** How the figures were measured. Null where it is unknown. */
export const ProtocolSchema = z.strictObject({
  /** Such as "llm-inference-bench". */
  tool: z.string().min(1),
  /** Such as "0.6.2", without a leading "v". */
  toolVersion: z.string().min(1).nullable(),
  /**
   * What a decode figure is; figures of different kinds never share an axis or a ratio. `sustained`: a window in which
   * the load is held. `burst`: a fixed number of requests from the first to the end of the last, start and tail included.
   */
  measurementKind: z.enum(MEASUREMENT_KINDS),
  /** Such as "Fixed duration". */
  decodeTest: z.string().min(1).nullable(),
  /** Such as "Measured during decode warm-up". */
  prefillMode: z.string().min(1).nullable(),
  secondsPerMeasurement: z.number().positive().nullable(),
  /** The longest answer that a request may produce. */
  maxOutputTokens: z.int().positive().nullable(),
  additional: z.array(AdditionalFieldSchema),
});

export type Protocol = z.infer<typeof ProtocolSchema>;

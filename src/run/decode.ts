import { z } from 'zod';
import { contextShape } from './context.ts';
import { failedStatusShape, measuredStatusShape, unmeasuredStatusShape } from './status.ts';

const placeShape = {
  ...contextShape,
  /** Simultaneous requests asked for. */
  concurrency: z.int().positive(),
  /** 1-based line of the source that the cell was read from. */
  sourceLine: z.int().positive(),
};

/** A decode cell with figures. Latencies are medians. Null where the tool did not record a figure. */
export const MeasuredDecodeSchema = z.strictObject({
  ...placeShape,
  ...measuredStatusShape,
  /** Output tokens of all requests ÷ measured seconds. */
  decodeTokPerSec: z.number().positive(),
  /** Median over requests of 1 ÷ inter-token latency; not the total ÷ concurrency. */
  perRequestTokPerSec: z.number().positive().nullable(),
  /** Median, with the prompt already in the prefix cache: mostly without prefill. */
  ttftMs: z.number().positive().nullable(),
  /** Median over requests of each one's mean. */
  interTokenLatencyMs: z.number().positive().nullable(),
  /** Mean number of requests that the server was running. */
  averageActiveRequests: z.number().positive().nullable(),
  /** Requests that reached their end in the window; 0 is normal for long answers. */
  completedRequests: z.int().nonnegative().nullable(),
  /** Tokens produced in the window, all requests together. */
  outputTokens: z.int().positive().nullable(),
  /** Length of the window. */
  measuredSeconds: z.number().positive().nullable(),
});

/** One cell of the decode matrix; only `valid` and `capacity-limited` ones have figures. */
export const DecodeCellSchema = z.discriminatedUnion('status', [
  MeasuredDecodeSchema,
  z.strictObject({ ...placeShape, ...failedStatusShape }),
  z.strictObject({ ...placeShape, ...unmeasuredStatusShape }),
]);

export type DecodeCell = z.infer<typeof DecodeCellSchema>;
export type MeasuredDecode = z.infer<typeof MeasuredDecodeSchema>;

import { z } from 'zod';
import { contextShape } from './context.ts';
import { sourcePlaceShape } from './source.ts';
import { failedStatusShape, measuredStatusShape, unmeasuredStatusShape } from './status.ts';

const placeShape = {
  ...contextShape,
  /** Simultaneous requests asked for. */
  concurrency: z.int().positive(),
  ...sourcePlaceShape,
};

/** How far the slow requests of a cell are from its medians. Null where the tool did not record a figure. */
export const LatencyPercentilesSchema = z.strictObject({
  ttftP90Ms: z.number().positive().nullable(),
  ttftP99Ms: z.number().positive().nullable(),
  interTokenLatencyP90Ms: z.number().positive().nullable(),
  interTokenLatencyP99Ms: z.number().positive().nullable(),
});

export type LatencyPercentiles = z.infer<typeof LatencyPercentilesSchema>;

/** How speculative decoding went in a cell, as the server counted it. Null where the tool did not record a figure. */
export const SpeculationSchema = z.strictObject({
  /** Mean tokens that one step of the target model yields, its own included. */
  acceptanceLength: z.number().positive().nullable(),
  /** Accepted ÷ drafted tokens, from 0 to 1. */
  acceptanceRate: z.number().min(0).max(1).nullable(),
  /** Steps of the target model per second. */
  stepsPerSecond: z.number().positive().nullable(),
});

export type Speculation = z.infer<typeof SpeculationSchema>;

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
  /** Absent where the source has no percentiles of the cell. */
  percentiles: LatencyPercentilesSchema.optional(),
  /** Absent where the source says nothing of speculative decoding in the cell. */
  speculation: SpeculationSchema.optional(),
  /** Mean power in W during the window, of all GPUs that the client's host sees; absent where it was not recorded. */
  gpuPowerW: z.number().positive().optional(),
});

/** One cell of the decode matrix; only `valid` and `capacity-limited` ones have figures. */
export const DecodeCellSchema = z.discriminatedUnion('status', [
  MeasuredDecodeSchema,
  z.strictObject({ ...placeShape, ...failedStatusShape }),
  z.strictObject({ ...placeShape, ...unmeasuredStatusShape }),
]);

export type DecodeCell = z.infer<typeof DecodeCellSchema>;
export type MeasuredDecode = z.infer<typeof MeasuredDecodeSchema>;

import { z } from 'zod';
import { contextShape } from './context.ts';
import { failedStatusShape, measuredStatusShape, unmeasuredStatusShape } from './status.ts';

const placeShape = {
  ...contextShape,
  /** 1-based line of the source that the point was read from. */
  sourceLine: z.int().positive(),
};

/** A prefill point with figures: one cold request, the whole prompt. */
export const MeasuredPrefillSchema = z.strictObject({
  ...placeShape,
  ...measuredStatusShape,
  /** Prompt tokens ÷ TTFT. From 10,000 up published rounded to 100. */
  prefillTokPerSec: z.number().positive(),
  /** Time to first token of a cold prompt, in ms: the whole prefill. */
  ttftMs: z.number().positive(),
  completedRequests: z.int().nonnegative().nullable(),
});

/** One point of the prefill curve; only `valid` and `capacity-limited` ones have figures. */
export const PrefillPointSchema = z.discriminatedUnion('status', [
  MeasuredPrefillSchema,
  z.strictObject({ ...placeShape, ...failedStatusShape }),
  z.strictObject({ ...placeShape, ...unmeasuredStatusShape }),
]);

export type PrefillPoint = z.infer<typeof PrefillPointSchema>;
export type MeasuredPrefill = z.infer<typeof MeasuredPrefillSchema>;

import { z } from 'zod';
import { contextShape } from './context.ts';
import { sourcePlaceShape } from './source.ts';
import { failedStatusShape, measuredStatusShape, unmeasuredStatusShape } from './status.ts';

const placeShape = {
  ...contextShape,
  ...sourcePlaceShape,
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
  /** Tokens of the real prompt, which is a little shorter than the context; absent where it was not recorded. */
  promptTokens: z.int().positive().optional(),
  /** The rate that the server itself reported, in tok/s; absent where it was not recorded. */
  serverPrefillTokPerSec: z.number().positive().optional(),
});

/** One point of the prefill curve; only `valid` and `capacity-limited` ones have figures. */
export const PrefillPointSchema = z.discriminatedUnion('status', [
  MeasuredPrefillSchema,
  z.strictObject({ ...placeShape, ...failedStatusShape }),
  z.strictObject({ ...placeShape, ...unmeasuredStatusShape }),
]);

export type PrefillPoint = z.infer<typeof PrefillPointSchema>;
export type MeasuredPrefill = z.infer<typeof MeasuredPrefillSchema>;

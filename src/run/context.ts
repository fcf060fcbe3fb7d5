import { z } from 'zod';

/** The two fields that say where on the context axis a measurement stands. */
export const contextShape = {
  /** As published, such as "8K" or "251K"; labels that differ are different contexts. */
  contextLabel: z.string().min(1),
  /** Nominal tokens of context, K = 1024: "8K" → 8192. Real prompts are up to 2 % shorter. */
  contextTokens: z.int().nonnegative(),
};

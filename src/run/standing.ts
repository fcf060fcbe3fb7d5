import { z } from 'zod';
import { RunIdSchema } from './run.ts';

/** Why a run that is still reachable should not be relied on. A run that nothing is said of has none. */
export const RunStandingSchema = z.strictObject({
  /** Superseded by a better measurement of the same; withdrawn because its figures are wrong. */
  status: z.enum(['superseded', 'withdrawn']),
  /** One sentence. */
  reason: z.string().min(1),
  /** Id of the run to look at instead; null where there is none. */
  successor: RunIdSchema.nullable(),
});

export type RunStanding = z.infer<typeof RunStandingSchema>;

import { z } from 'zod';

/** What became of a measurement that has no figures. */
const withoutFigures = {
  /** The status as published, such as "Over capacity". */
  statusText: z.string().min(1),
};

/** Fields of a measurement whose figures exist: the server ran it and the tool timed it. */
export const measuredStatusShape = {
  /** `capacity-limited`: figures exist, but the server did not hold the concurrency asked for. */
  status: z.enum(['valid', 'capacity-limited']),
  statusText: z.string().min(1),
};

/** Fields of a measurement that was tried and failed. */
export const failedStatusShape = {
  status: z.literal('error'),
  ...withoutFigures,
  /** Why it failed, as the tool says it; null where the tool does not say. */
  reason: z.string().min(1).nullable(),
};

/** Fields of a measurement that was never taken, or whose status is a label we do not know (`other`). */
export const unmeasuredStatusShape = {
  status: z.enum(['over-capacity', 'skipped', 'not-run', 'other']),
  ...withoutFigures,
};

import { z } from 'zod';

/** Who measured the run and when; each null where the source does not say. */
export const PublicationSchema = z.strictObject({
  /** Without a leading "@". */
  author: z.string().min(1).nullable(),
  /** How the result came to its publisher, such as "lmx dev import". */
  via: z.string().min(1).nullable(),
  /** ISO 8601 in UTC, such as "2026-09-17T20:47:00Z". */
  measuredAt: z.iso.datetime().nullable(),
});

export type Publication = z.infer<typeof PublicationSchema>;

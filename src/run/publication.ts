import { z } from 'zod';

/** Who measured the run and when; each null where the source does not say. */
export const PublicationSchema = z.strictObject({
  /** Without a leading "@". */
  author: z.string().min(1).nullable(),
  /** How the result came to its publisher, such as "lmx dev import". */
  via: z.string().min(1).nullable(),
  /** ISO 8601: in UTC, such as "2026-09-17T20:47:00Z", or the day alone, such as "2026-09-17", where no time zone is known. */
  measuredAt: z.union([z.iso.datetime(), z.iso.date()]).nullable(),
  /** Remarks of the author in plain text; absent where there are none. */
  notes: z.string().min(1).optional(),
});

export type Publication = z.infer<typeof PublicationSchema>;

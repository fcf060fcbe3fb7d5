import { z } from 'zod';

/** A label that we have no field for, such as "Driver: 580.95": kept and shown as it stands. */
export const AdditionalFieldSchema = z.strictObject({
  label: z.string().min(1),
  value: z.string().min(1),
});

export type AdditionalField = z.infer<typeof AdditionalFieldSchema>;

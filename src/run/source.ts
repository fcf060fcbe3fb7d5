import { z } from 'zod';

/** The published file that a run was read from. */
export const SourceSchema = z.strictObject({
  /** File name, without folders. */
  file: z.string().min(1),
  format: z.enum(['speed-test-document']),
  /** Of the published bytes, in lower-case hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type Source = z.infer<typeof SourceSchema>;

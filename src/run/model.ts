import { z } from 'zod';

/** The model under test. The three names can differ: title, served name and launch command each have their own. */
export const ModelSchema = z.strictObject({
  /** From the title; runs are grouped by it. */
  name: z.string().min(1),
  /** The name that the server answered to. With speculative decoding it may be the drafter's. */
  servedName: z.string().min(1).nullable(),
  revision: z.string().min(1).nullable(),
});

export type Model = z.infer<typeof ModelSchema>;

import { z } from 'zod';
import { refuseLines, requiredText } from '../run/text-schema.ts';

/** By the old id of a run that was renamed, the id that it has today. Whether runs exist is not checked here. */
export const RenamedSchema = z.record(z.string(), z.string());

/** What is said of a run for which there is a better one. */
export const SupersededSchema = z.strictObject({
  /** One sentence, shown wherever the run is. */
  reason: requiredText(refuseLines),
  /** Id of the better run. */
  successor: z.string(),
});

/** What is said of a run whose figures are wrong; there may be a better one. */
export const WithdrawnSchema = SupersededSchema.partial({ successor: true });

import { z } from 'zod';
import { DecodeCellSchema } from './decode.ts';
import { EngineSchema } from './engine.ts';
import { HardwareSchema } from './hardware.ts';
import { ModelSchema } from './model.ts';
import { PrefillPointSchema } from './prefill.ts';
import { ProtocolSchema } from './protocol.ts';
import { PublicationSchema } from './publication.ts';
import { SourceSchema } from './source.ts';

/** A run's address: the name of its folder, or of its file without the ending. */
export const RunIdSchema = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/);

/**
 * One published benchmark run: the model that readers, pages and exports all speak.
 *
 * Numbers end in their unit. What is absent is null, never 0, and what has no figures says so by its status.
 * `prefill` and `decode` keep the order of the source.
 */
export const RunSchema = z.strictObject({
  schemaVersion: z.literal(1),
  id: RunIdSchema,
  /** As published: "MODEL on GPU ×N". */
  title: z.string().min(1),
  model: ModelSchema,
  hardware: HardwareSchema,
  engine: EngineSchema,
  protocol: ProtocolSchema,
  /** Verbatim shell text; null where it was not published. */
  launchCommand: z.string().min(1).nullable(),
  publication: PublicationSchema,
  prefill: z.array(PrefillPointSchema),
  decode: z.array(DecodeCellSchema),
  /**
   * Finite bursts that were measured beside sustained decode: another kind of figure, kept apart from `decode`.
   * Absent where there are none.
   */
  bursts: z.array(DecodeCellSchema).min(1).optional(),
  source: SourceSchema,
  /** The other files of a run folder, `run.yaml` last; absent where the run was read from one file. */
  moreSources: z.array(SourceSchema).min(1).optional(),
});

export type Run = z.infer<typeof RunSchema>;

/**
 * A run without its measurements, as the content collection holds it.
 * The rows are read from the source where they are drawn: thousands of runs then stay cheap to store.
 */
export const RunHeaderSchema = RunSchema.omit({ prefill: true, decode: true, bursts: true });

export type RunHeader = z.infer<typeof RunHeaderSchema>;

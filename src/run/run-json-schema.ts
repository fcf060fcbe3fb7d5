import { z } from 'zod';
import { RunSchema } from './run.ts';
import { RunStandingSchema } from './standing.ts';

const PublishedRunSchema = RunSchema.extend({
  /** Findings, KV-cache budget, what fits, set-up: computed from the rest, for programs that do not want to. */
  derived: z.looseObject({}),
  /** Absent where the run stands as it was published. */
  standing: RunStandingSchema.optional(),
});

/** The JSON Schema (draft 2020-12) of a published run.json. */
export function runJsonSchema(): Record<string, unknown> {
  return {
    title: 'Run',
    description: 'One published LLM inference benchmark run.',
    ...z.toJSONSchema(PublishedRunSchema),
  };
}

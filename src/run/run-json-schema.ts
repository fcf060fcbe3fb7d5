import { z } from 'zod';
import { RunSchema } from './run.ts';

/** The JSON Schema (draft 2020-12) of a published run.json. */
export function runJsonSchema(): Record<string, unknown> {
  return {
    title: 'Run',
    description: 'One published LLM inference benchmark run.',
    ...z.toJSONSchema(RunSchema),
  };
}

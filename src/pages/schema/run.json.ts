import type { APIRoute } from 'astro';
import { runJsonSchema } from '../../run/run-json-schema.ts';

/** The JSON Schema of every run.json. */
export const GET: APIRoute = () => Response.json(runJsonSchema());

import type { APIRoute } from 'astro';
import { runYamlJsonSchema } from '../../run/run-yaml.ts';

/** The JSON Schema of the run.yaml of a run folder. */
export const GET: APIRoute = () => Response.json(runYamlJsonSchema());

import { publishedRuns } from '../../loader/published-runs.ts';

/** The id of a run that examples can be tried with, or null where none is published. */
export async function newestRunId(): Promise<string | null> {
  const [first] = await publishedRuns();
  return first?.run.id ?? null;
}

import { getCollection } from 'astro:content';
import type { Run } from '../run/run.ts';
import { publishedRuns } from './published-runs.ts';

/** A written comparison with the runs that it names. */
export interface WrittenComparison {
  readonly slug: string;
  readonly title: string;
  /** In the order in which it names them. */
  readonly runs: readonly Run[];
  /** Id of the run that the others are compared with. */
  readonly baseline: string;
}

/**
 * The written comparisons, without their prose.
 *
 * @throws {Error} where one names a run that is not published: they are checked before anything is built.
 */
export async function writtenComparisons(): Promise<readonly WrittenComparison[]> {
  const published = new Map((await publishedRuns()).map(({ run }) => [run.id, run]));
  const entries = await getCollection('comparisons');
  return entries.map(({ id, data }) => {
    const runs = data.runs.map((run) => {
      const found = published.get(run);
      if (found === undefined) throw new Error(`written comparison of a run that is not published: ${run}`);
      return found;
    });
    return { slug: id, title: data.title, runs, baseline: data.baseline };
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../readers/problem.ts';
import type { Comparison } from './comparison-schema.ts';
import { readComparison } from './read-comparison.ts';
import { visibleEntries } from './visible-entries.ts';

/** Everything that a folder of written comparisons holds. */
export interface Comparisons {
  /** By the name of each in addresses, which is that of its file without ".mdx". */
  readonly comparisons: ReadonlyMap<string, Comparison>;
  /** Of all files together; where there is one, nothing may be published. */
  readonly problems: readonly Problem[];
}

/** Reads every comparison of a folder. `published` are the ids of all runs. A missing folder holds none. */
export function readComparisons(folder: string, published: readonly string[]): Comparisons {
  const comparisons = new Map<string, Comparison>();
  const problems: Problem[] = [];
  for (const entry of visibleEntries(folder)) {
    const file = join(folder, entry.name);
    if (!entry.isFile()) {
      problems.push(notAFile(file));
      continue;
    }
    const reading = readComparison({ file, bytes: readFileSync(file), published });
    if (reading.ok) comparisons.set(reading.slug, reading.comparison);
    else problems.push(...reading.problems);
  }
  return { comparisons, problems };
}

function notAFile(file: string): Problem {
  return new Problem('This is not a file.', 'Put each comparison straight into the folder.', { file });
}

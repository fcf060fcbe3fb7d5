import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeContent } from '../../bench/synthetic/write-content.ts';

/** How many runs the site has. */
export const MANY = 2000;

/** Runs of which something is said. */
export interface StandingRuns {
  readonly superseded: string;
  readonly withdrawn: string;
  /** Stands in the place of the superseded one. */
  readonly successor: string;
}

/** The ids of the runs of which something is said: the first three. */
export function standingRuns(folder: string): StandingRuns {
  const [superseded = '', withdrawn = '', successor = ''] = readdirSync(join(folder, 'runs'))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => file.replace(/\.txt$/, ''));
  return { superseded, withdrawn, successor };
}

/** Writes the content of a site of many runs, of which one is superseded and one withdrawn. */
export function writeManyContent(folder: string): void {
  writeContent({ runs: MANY, seed: '1', folder });
  const { superseded, withdrawn, successor } = standingRuns(folder);
  writeFileSync(
    join(folder, 'runs/aliases.yaml'),
    `superseded:
  ${superseded}:
    reason: Measured again after a warm-up.
    successor: ${successor}
withdrawn:
  ${withdrawn}:
    reason: The prompts were in the cache.
`,
  );
}

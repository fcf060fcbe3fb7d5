import { existsSync, readFileSync } from 'node:fs';
import type { RunStanding } from '../run/standing.ts';
import { contentFolder } from './content-folder.ts';
import { readAliases, type AliasReading } from './read-aliases.ts';
import { ALIASES_FILE, runIdsOf } from './read-run-files.ts';
import { stampOf, whileUnchanged } from './while-unchanged.ts';

const aliasesFile = (): string => contentFolder('runs', ALIASES_FILE);

/** Reads content/runs/aliases.yaml. A missing file is an empty one. Aliases lead to runs, thus the folder is looked at too. */
export const readAliasesFile = whileUnchanged(
  () => [aliasesFile(), stampOf(aliasesFile()), stampOf(contentFolder('runs'))].join('\n'),
  (): AliasReading => {
    const file = aliasesFile();
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return readAliases({ file, text }, runIdsOf(contentFolder('runs')));
  },
);

/** By the id of a published run, why it should not be relied on; a run that is not here stands as it was published. */
export function runStandings(): ReadonlyMap<string, RunStanding> {
  return readAliasesFile().aliases.standings;
}

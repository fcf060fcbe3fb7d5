import { existsSync, readFileSync } from 'node:fs';
import type { RunStanding } from '../run/standing.ts';
import { contentFolder } from './content-folder.ts';
import { readAliases, type AliasReading } from './read-aliases.ts';
import { ALIASES_FILE, runIdsOf } from './read-run-files.ts';

/** Reads content/runs/aliases.yaml. A missing file is an empty one. */
export function readAliasesFile(): AliasReading {
  const file = contentFolder('runs', ALIASES_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return readAliases({ file, text }, runIdsOf(contentFolder('runs')));
}

/** By the id of a published run, why it should not be relied on; a run that is not here stands as it was published. */
export function runStandings(): ReadonlyMap<string, RunStanding> {
  return readAliasesFile().aliases.standings;
}

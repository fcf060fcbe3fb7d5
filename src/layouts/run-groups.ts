import { runsByHardware, runsByModel, type RunGroup } from '../figures/explore/run-groups.ts';
import { runHistories, type RunHistory } from '../figures/history/run-history.ts';
import { runStandings } from '../loader/aliases-file.ts';
import { publishedRuns } from '../loader/published-runs.ts';
import type { Run } from '../run/run.ts';

/** All published runs as the pages of models and machines show them. */
export interface RunGroups {
  readonly model: readonly RunGroup<Run>[];
  readonly hardware: readonly RunGroup<Run>[];
  /** By the id of a run, the history that it is in; a run whose subject was not measured again has none. */
  readonly histories: ReadonlyMap<string, RunHistory>;
}

let groups: RunGroups | null = null;

/** All published runs by model and by hardware, each group newest first, and their histories. */
export async function runGroups(): Promise<RunGroups> {
  // Kept during a build, where files do not change; found again each time while authoring.
  if (groups !== null && !import.meta.env.DEV) return groups;
  const runs = (await publishedRuns()).map(({ run }) => run);
  const histories = runHistories(runs, runStandings());
  groups = {
    model: runsByModel(runs),
    hardware: runsByHardware(runs),
    histories: new Map(histories.flatMap((history) => history.runs.map(({ id }) => [id, history] as const))),
  };
  return groups;
}

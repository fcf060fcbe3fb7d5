import { similarRuns } from '../figures/comparison/similar-runs.ts';
import { runStandings } from '../loader/aliases-file.ts';
import { publishedRuns } from '../loader/published-runs.ts';
import { isInShard, readShard } from '../loader/shard.ts';
import type { Run } from '../run/run.ts';
import type { RunStanding } from '../run/standing.ts';
import { measuredAgain, type MeasuredAgain } from '../share/measured-again.ts';
import { runGroups } from './run-groups.ts';

/**
 * All that the page of a run tells of it and of others. It is plain JSON, and the page is drawn from nothing else: by it
 * a build knows whether the page of the build before still holds (see page-key.ts).
 */
export interface RunOnPage extends Record<string, unknown> {
  readonly run: Run;
  /** The nearest other runs, with why they are near. */
  readonly near: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
  /** What became of the run; undefined where it stands as it was published. */
  readonly standing: RunStanding | undefined;
  /** The run to look at instead, where there is one. */
  readonly successors: readonly Pick<Run, 'id' | 'title'>[];
  readonly again: MeasuredAgain | null;
}

/** Nearer runs are more often wanted; the rest is found by search on the page of comparisons. */
const NEAR = 5;

/** What the pages tell of the runs that this build draws, see shard.ts. */
export async function runsOnPages(): Promise<readonly RunOnPage[]> {
  const runs = (await publishedRuns()).map(({ run }) => run);
  const { histories } = await runGroups();
  const standings = runStandings();
  const byId = new Map(runs.map((run) => [run.id, run]));
  const shard = readShard();
  const drawn = runs.filter(({ id }) => isInShard(id, shard));
  return drawn.map((run) => {
    const standing = standings.get(run.id);
    const successor = byId.get(standing?.successor ?? '');
    return {
      run,
      near: similarRuns(run, runs, NEAR).map((other) => ({
        id: other.run.id,
        name: other.run.model.name,
        reason: other.reason,
      })),
      standing,
      successors: successor === undefined ? [] : [{ id: successor.id, title: successor.title }],
      again: measuredAgain(run.id, histories.get(run.id)),
    };
  });
}

import { runNames, type RunName } from '../../figures/comparison/run-name.ts';
import type { Run } from '../../run/run.ts';

/** A run of a comparison with what it is called there. */
export interface ComparedRun extends RunName {
  readonly run: Run;
  /** Of its colour and point shape: "run-a" to "run-d". */
  readonly series: string;
  /** What became of the run since, in a sentence, such as that it was withdrawn; null where it stands. */
  readonly standing: string | null;
}

/** Two to four runs, one of which is the baseline that the others are divided by. */
export interface ComparedRuns {
  /** In the order in which they were asked for. */
  readonly all: readonly ComparedRun[];
  readonly baseline: ComparedRun;
  /** All but the baseline. */
  readonly others: readonly ComparedRun[];
}

/**
 * Names the runs and sets the baseline apart.
 *
 * @param standings by id, of those that were superseded or withdrawn.
 * @param baselineId falls back to the first run where it is none of them. Null where there are no runs.
 */
export function comparedRuns(
  runs: readonly Run[],
  baselineId: string | null,
  standings: ReadonlyMap<string, string> = new Map(),
): ComparedRuns | null {
  const names = runNames(runs);
  const all = runs.flatMap((run, index) => {
    const name = names[index];
    return name === undefined
      ? []
      : [
          {
            run,
            ...name,
            series: `run-${name.letter.toLowerCase()}`,
            standing: standings.get(run.id) ?? null,
          },
        ];
  });
  const baseline = all.find(({ run }) => run.id === baselineId) ?? all[0];
  if (baseline === undefined) return null;
  return { all, baseline, others: all.filter((each) => each !== baseline) };
}

/** Where the baseline stands among all. */
export function baselineIndex({ all, baseline }: ComparedRuns): number {
  return all.indexOf(baseline);
}

/** The runs themselves, in their order. */
export function runsOf({ all }: ComparedRuns): readonly Run[] {
  return all.map(({ run }) => run);
}

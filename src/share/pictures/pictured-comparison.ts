import { runNames, type RunName } from '../../figures/comparison/run-name.ts';
import type { Run } from '../../run/run.ts';
import type { Color } from './palette.ts';

/** A written comparison, to be pictured. */
export interface Comparison {
  /** Its address: "kimi-vs-inkling". */
  readonly slug: string;
  readonly title: string;
  /** In the order in which they are shown. */
  readonly runs: readonly Run[];
  /** Id of the run that the others are divided by. */
  readonly baseline: string;
}

/** A run with its name and colour there. */
export interface PicturedRun extends RunName {
  readonly run: Run;
  readonly series: Color;
}

export interface PicturedRuns {
  readonly all: readonly PicturedRun[];
  readonly baseline: PicturedRun;
  readonly baselineIndex: number;
  /** All but the baseline; one ratio matrix for each. */
  readonly others: readonly PicturedRun[];
}

const series = ['series-a', 'series-b', 'series-c', 'series-d'] as const satisfies readonly Color[];

/**
 * Names the runs and sets the baseline apart.
 *
 * @throws {Error} where the baseline is none of the runs: comparisons are checked before anything is built.
 */
export function picturedRuns({ slug, runs, baseline: id }: Comparison): PicturedRuns {
  const names = runNames(runs);
  const all: readonly PicturedRun[] = runs.flatMap((run, index) => {
    const name = names[index];
    return name === undefined ? [] : [{ run, ...name, series: series[index] ?? 'ink' }];
  });
  const baselineIndex = all.findIndex(({ run }) => run.id === id);
  const baseline = all[baselineIndex];
  if (baseline === undefined) throw new Error(`baseline is not among the runs of ${slug}: ${id}`);
  return { all, baseline, baselineIndex, others: all.filter((each) => each !== baseline) };
}

import type { RunHeader } from '../run/run.ts';
import type { RunStanding } from '../run/standing.ts';

const words = { superseded: 'Superseded', withdrawn: 'Withdrawn' } as const;

/** "Superseded" or "Withdrawn", for a small space. */
export function standingWord({ status }: RunStanding): string {
  return words[status];
}

/** "Superseded by Kimi-K2.6 on H200 ×8: measured again with CUDA graphs.", for where no link can stand. `successorTitle` is null without a successor. */
export function standingSentence(standing: RunStanding, successorTitle: string | null): string {
  const { status, reason } = standing;
  if (successorTitle === null) return `${words[status]}: ${reason}`;
  return status === 'superseded'
    ? `Superseded by ${successorTitle}: ${reason}`
    : `Withdrawn: ${reason} See ${successorTitle}.`;
}

/** The sentence on what became of a run, its successor looked up among all runs; null of one that nothing is said of. */
export function standingRemark(
  standing: RunStanding | undefined,
  runs: readonly Pick<RunHeader, 'id' | 'title'>[],
): string | null {
  if (standing === undefined) return null;
  return standingSentence(standing, runs.find(({ id }) => id === standing.successor)?.title ?? null);
}

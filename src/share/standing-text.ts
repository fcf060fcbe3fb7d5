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

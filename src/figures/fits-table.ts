import type { Run } from '../run/run.ts';
import { requestsThatFit, type Fit, type RequestSize } from './fits.ts';
import { room } from './room.ts';

/** What fits at one context length of the matrix, with the longest answer of the measurement. */
export interface FitRow extends RequestSize {
  readonly contextLabel: string;
  readonly fit: Fit;
}

/** What fits at every context length of the decode matrix, ascending. Empty where the longest answer is unknown. */
export function fitsTable(
  run: Pick<Run, 'decode' | 'protocol' | 'engine' | 'launchCommand'>,
): readonly FitRow[] {
  const answerTokens = run.protocol.maxOutputTokens;
  if (answerTokens === null) return [];
  const into = room(run);
  const contexts = new Map(run.decode.map((cell) => [cell.contextLabel, cell.contextTokens]));
  return [...contexts]
    .sort(([, left], [, right]) => left - right)
    .map(([contextLabel, contextTokens]) => {
      const size = { contextTokens, answerTokens };
      return { contextLabel, ...size, fit: requestsThatFit(into, size) };
    });
}

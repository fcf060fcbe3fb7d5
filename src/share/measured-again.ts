import type { RunHistory } from '../figures/history/run-history.ts';
import { historyAnchor } from './address.ts';
import { measuredAgainText } from './history-text.ts';

/** That the subject of a run was measured again. */
export interface MeasuredAgain {
  /** As measuredAgainText has it. */
  readonly text: string;
  /** Of the history, on the page of the run's model. */
  readonly anchor: string;
}

/** What the page of a run says of the history that it is in; null where there is none, or nothing to say. */
export function measuredAgain(id: string, history: RunHistory | undefined): MeasuredAgain | null {
  const text = history === undefined ? null : measuredAgainText(history, id);
  return history === undefined || text === null ? null : { text, anchor: historyAnchor(history.runs[0].id) };
}

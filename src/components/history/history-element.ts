import type { RunHistory } from '../../figures/history/run-history.ts';
import { whenInView } from '../when-in-view.ts';

/** Draws the history whose JSON it holds when it comes into view. */
export class HistoryElement extends HTMLElement {
  connectedCallback(): void {
    whenInView(this, () => {
      void import('./render-history.ts').then(({ renderHistory }) => {
        const history: unknown = JSON.parse(this.querySelector('script')?.textContent ?? 'null');
        if (isHistory(history)) renderHistory(this, history);
      });
    });
  }
}

/** Whether the JSON is a history; it was written by the same build, so its parts are not looked into. */
function isHistory(value: unknown): value is RunHistory {
  return typeof value === 'object' && value !== null && 'setUps' in value;
}

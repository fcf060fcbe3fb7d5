import { h, render } from 'preact';
import type { RunHistory } from '../../figures/history/run-history.ts';
import { HistoryFigure } from './HistoryFigure.tsx';

/** Puts the chart of a history and its choice of a cell into an element. */
export function renderHistory(element: HTMLElement, history: RunHistory): void {
  element.replaceChildren();
  render(h(HistoryFigure, { history }), element);
}

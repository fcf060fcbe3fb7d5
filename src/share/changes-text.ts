import { formatCount, formatDecodeRate, formatPercent } from '../display/quantity-text.ts';
import type { ChangedCell } from '../figures/comparison/changed-cells.ts';
import type { Figure, NoFigure } from '../figures/comparison/ratio-grid.ts';
import { markdownText } from './markdown-text.ts';
import { markdownTable } from './markdown/markdown-table.ts';

/** The cells that changed, and what counts as a change. */
export interface Changes {
  readonly cells: readonly ChangedCell[];
  readonly threshold: number;
}

const HEAD = ['Cell', 'A (tok/s)', 'B (tok/s)', 'Change'] as const;

function sideText(side: Figure | NoFigure | null): string {
  if (side === null) return 'not in its matrix';
  return side.kind === 'figure' ? formatDecodeRate(side.value) : side.text.toLowerCase();
}

function changeText(change: number | null): string {
  if (change === null) return '—';
  return `${change < 0 ? '−' : '+'}${formatPercent(Math.abs(change))} %`;
}

/** The changed cells as a table: its head, then a row each. */
export function changesTable({ cells }: Changes): readonly (readonly string[])[] {
  const rows = cells.map(({ heading, cell, change }) => [
    `${heading} × ${formatCount(cell.concurrency)}`,
    sideText(cell.a),
    sideText(cell.b),
    changeText(change),
  ]);
  return [HEAD, ...rows];
}

/** "Decode cells that changed by more than 5 %"; of none, that there are none. */
export function changesTitle({ cells, threshold }: Changes): string {
  const limit = `more than ${formatPercent(threshold)} %`;
  return cells.length === 0 ? `No decode cell changed by ${limit}` : `Decode cells that changed by ${limit}`;
}

/** The changed cells as a section of Markdown that ends in a line break. */
export function changesMarkdown(changes: Changes): string {
  const title = changesTitle(changes);
  if (changes.cells.length === 0) return `${title}.\n`;
  const [head = [], ...rows] = changesTable(changes).map((row) => row.map(markdownText));
  return `### ${title}\n\n${markdownTable({ head, rows, textColumns: 1 })}\n`;
}

import { missingFigureText } from '../../display/decode-cell-text.ts';
import { decodeMetrics, type DecodeMetric } from '../../display/decode-metric.ts';
import { ABSENT, formatMilliseconds } from '../../display/quantity-text.ts';
import type { DecodeScales } from '../../figures/decode-scales.ts';
import { isMeasuredDecode } from '../../figures/measured.ts';
import type { DecodeCell, MeasuredDecode } from '../../run/decode.ts';
import { htmlText } from '../../share/html-text.ts';

/**
 * What stands in a cell, as HTML: its figure in each metric, of which one is shown at a time, or in words why it has
 * none. It is text, because a site has a hundred cells for each of its runs, and components for each take minutes.
 */
export function decodeCellFigures(cell: DecodeCell, scales: DecodeScales): string {
  if (!isMeasuredDecode(cell)) {
    return `<span class="no-figure ${missingClass(cell)}">${htmlText(missingFigureText(cell))}</span>`;
  }
  return decodeMetrics.map((metric) => figure(cell, metric, scales)).join('');
}

function figure(cell: MeasuredDecode, metric: DecodeMetric, scales: DecodeScales): string {
  const value = cell[metric.field];
  const scale = scales[metric.field];
  if (value === null || scale === null) {
    return `<span class="by-metric ${metric.slug}">${ABSENT}</span>`;
  }
  const classes = `by-metric ${metric.slug} level-${String(scale.level(value))}`;
  return `<span class="${classes}"><b>${metric.format(value)}</b><span class="beneath">${beneath(cell, metric)}</span></span>`;
}

/** The small print of a cell: that the load was not held, else under the throughput its TTFT, else the unit. */
function beneath(cell: MeasuredDecode, metric: DecodeMetric): string {
  if (cell.status === 'capacity-limited') return 'load not held';
  if (metric.field === 'decodeTokPerSec' && cell.ttftMs !== null) {
    return `${formatMilliseconds(cell.ttftMs)} ms`;
  }
  return metric.unit;
}

function missingClass(cell: DecodeCell): 'over-capacity' | 'failed' | 'unknown' | 'absent' {
  switch (cell.status) {
    case 'over-capacity':
      return 'over-capacity';
    case 'error':
      return 'failed';
    case 'other':
      return 'unknown';
    case 'valid':
    case 'capacity-limited':
    case 'skipped':
    case 'not-run':
      return 'absent';
  }
}

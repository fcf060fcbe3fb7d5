import type { JSX } from 'preact';
import { missingFigureText } from '../../display/decode-cell-text.ts';
import { decodeMetrics, type DecodeMetric } from '../../display/decode-metric.ts';
import { ABSENT, formatMilliseconds } from '../../display/quantity-text.ts';
import type { DecodeScales } from '../../figures/decode-scales.ts';
import { isMeasuredDecode } from '../../figures/measured.ts';
import type { DecodeCell, MeasuredDecode } from '../../run/decode.ts';

interface Props {
  readonly cell: DecodeCell;
  readonly scales: DecodeScales;
}

/** What stands in a cell: its figure in each metric, of which one is shown at a time, or in words why it has none. */
export function DecodeCellFigures({ cell, scales }: Props): JSX.Element {
  if (!isMeasuredDecode(cell)) {
    return <span class={`no-figure ${missingClass(cell)}`}>{missingFigureText(cell)}</span>;
  }
  return (
    <>
      {decodeMetrics.map((metric) => (
        <Figure cell={cell} metric={metric} scales={scales} />
      ))}
    </>
  );
}

interface FigureProps {
  readonly cell: MeasuredDecode;
  readonly metric: DecodeMetric;
  readonly scales: DecodeScales;
}

function Figure({ cell, metric, scales }: FigureProps): JSX.Element {
  const value = cell[metric.field];
  const scale = scales[metric.field];
  if (value === null || scale === null) {
    return <span class={`by-metric ${metric.slug}`}>{ABSENT}</span>;
  }
  return (
    <span class={`by-metric ${metric.slug} level-${String(scale.level(value))}`}>
      <b>{metric.format(value)}</b>
      <Beneath cell={cell} metric={metric} />
    </span>
  );
}

/** The small print of a cell: that the load was not held, else under the throughput its TTFT, else the unit. */
function Beneath({
  cell,
  metric,
}: {
  readonly cell: MeasuredDecode;
  readonly metric: DecodeMetric;
}): JSX.Element {
  if (cell.status === 'capacity-limited') return <span class="beneath">load not held</span>;
  if (metric.field === 'decodeTokPerSec' && cell.ttftMs !== null) {
    return <span class="beneath">{formatMilliseconds(cell.ttftMs)} ms</span>;
  }
  return <span class="beneath">{metric.unit}</span>;
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

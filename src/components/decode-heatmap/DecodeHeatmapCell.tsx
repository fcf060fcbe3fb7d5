import type { JSX } from 'preact';
import { decodePlace, missingFigureText } from '../../display/decode-cell-text.ts';
import { decodeMetrics, type DecodeMetric } from '../../display/decode-metric.ts';
import { ABSENT, formatMilliseconds } from '../../display/quantity-text.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { DecodeScales } from '../../figures/decode-scales.ts';
import { isMeasuredDecode } from '../../figures/measured.ts';
import type { DecodeCell, MeasuredDecode } from '../../run/decode.ts';
import { decodeAnchor } from '../../share/address.ts';
import { DecodeCellDetails } from './DecodeCellDetails.tsx';

interface Props {
  /** Null where the source has no such cell. */
  readonly cell: DecodeCell | null;
  readonly scales: DecodeScales;
  /** Those that concern this cell. */
  readonly findings: readonly Finding[];
  /** The protocol's; null where unknown. */
  readonly maxOutputTokens: number | null;
}

/** A cell with its address; pressing it opens its details as a native popover. */
export function DecodeHeatmapCell({ cell, scales, findings, maxOutputTokens }: Props): JSX.Element {
  if (cell === null) {
    return (
      <td>
        <span class="cell">
          <span class="no-figure">{ABSENT}</span>
        </span>
      </td>
    );
  }
  const anchor = decodeAnchor(cell);
  const detailsId = `${anchor}-details`;
  return (
    <td id={anchor}>
      <button type="button" class="cell" popovertarget={detailsId}>
        {isMeasuredDecode(cell) ? (
          decodeMetrics.map((metric) => <Figure cell={cell} metric={metric} scales={scales} />)
        ) : (
          <span class={`no-figure ${missingClass(cell)}`}>{missingFigureText(cell)}</span>
        )}
        {findings.length > 0 && (
          <span class="mark">
            <span class="visually-hidden">See {findings.map(({ title }) => title).join(', ')}</span>
          </span>
        )}
      </button>
      <DecodeCellDetails
        id={detailsId}
        title={decodePlace(cell)}
        cell={cell}
        findings={findings}
        maxOutputTokens={maxOutputTokens}
      />
    </td>
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

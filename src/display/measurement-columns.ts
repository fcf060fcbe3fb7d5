import type { DecodeCell } from '../run/decode.ts';
import { decodeMeasurement, type Measurement } from '../run/measurement.ts';
import {
  ABSENT,
  formatCount,
  formatDecodeRate,
  formatInterTokenLatency,
  formatMeanRequests,
  formatMilliseconds,
  formatPrefillRate,
  formatSeconds,
} from './quantity-text.ts';

/** A column of figures of All measurements. */
export interface MeasurementColumn {
  readonly field:
    | 'tokPerSec'
    | 'perRequestTokPerSec'
    | 'ttftMs'
    | 'interTokenLatencyMs'
    | 'averageActiveRequests'
    | 'completedRequests'
    | 'outputTokens'
    | 'measuredSeconds';
  readonly label: string;
  /** Null for counts. */
  readonly unit: 'tok/s' | 'ms' | 's' | null;
  readonly format: (value: number, phase: Measurement['phase']) => string;
}

/** The figures in the order of the documents. */
export const measurementColumns: readonly MeasurementColumn[] = [
  {
    field: 'tokPerSec',
    label: 'Throughput',
    unit: 'tok/s',
    format: (value, phase) => (phase === 'prefill' ? formatPrefillRate(value) : formatDecodeRate(value)),
  },
  { field: 'perRequestTokPerSec', label: 'Per-request throughput', unit: 'tok/s', format: formatDecodeRate },
  { field: 'ttftMs', label: 'TTFT', unit: 'ms', format: formatMilliseconds },
  { field: 'interTokenLatencyMs', label: 'Inter-token latency', unit: 'ms', format: formatInterTokenLatency },
  {
    field: 'averageActiveRequests',
    label: 'Average active requests',
    unit: null,
    format: formatMeanRequests,
  },
  { field: 'completedRequests', label: 'Completed requests', unit: null, format: formatCount },
  { field: 'outputTokens', label: 'Output tokens', unit: null, format: formatCount },
  { field: 'measuredSeconds', label: 'Measured for', unit: 's', format: formatSeconds },
];

/** Status and figures of a decode cell as label and text, figures that it does not have left out. */
export function decodeDetails(
  cell: DecodeCell,
): readonly { readonly label: string; readonly text: string }[] {
  const row = decodeMeasurement(cell);
  const figures = measurementColumns.flatMap(({ field, label, unit, format }) => {
    const value = row[field];
    return value === null
      ? []
      : [{ label, text: [format(value, row.phase), unit].filter(Boolean).join(' ') }];
  });
  return [{ label: 'Status', text: cell.statusText }, ...figures];
}

/** The text of one figure of a row, "—" where it has none. */
export function measurementText(row: Measurement, column: MeasurementColumn): string {
  const value = row[column.field];
  return value === null ? ABSENT : column.format(value, row.phase);
}

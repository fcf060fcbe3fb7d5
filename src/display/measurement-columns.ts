import type { DecodeCell } from '../run/decode.ts';
import { decodeMeasurement, type Measurement } from '../run/measurement.ts';
import {
  ABSENT,
  formatCount,
  formatDecodeRate,
  formatInterTokenLatency,
  formatMeanRequests,
  formatMilliseconds,
  formatPercent,
  formatPrefillRate,
  formatSeconds,
  formatTokensPerStep,
  formatWatts,
} from './quantity-text.ts';

/** A column of figures of All measurements. */
export interface MeasurementColumn {
  readonly field: {
    [Field in keyof Measurement]: number | null extends Measurement[Field] ? Field : never;
  }[keyof Measurement] &
    string;
  readonly label: string;
  /** Null for counts. */
  readonly unit: 'tok/s' | 'ms' | 's' | 'tokens' | '%' | 'steps/s' | 'W' | null;
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

/** Figures that only some tools record: percentiles, speculative decoding, power, and what the server says of prefill. */
export const optionalColumns: readonly MeasurementColumn[] = [
  { field: 'ttftP90Ms', label: 'TTFT p90', unit: 'ms', format: formatMilliseconds },
  { field: 'ttftP99Ms', label: 'TTFT p99', unit: 'ms', format: formatMilliseconds },
  {
    field: 'interTokenLatencyP90Ms',
    label: 'Inter-token latency p90',
    unit: 'ms',
    format: formatInterTokenLatency,
  },
  {
    field: 'interTokenLatencyP99Ms',
    label: 'Inter-token latency p99',
    unit: 'ms',
    format: formatInterTokenLatency,
  },
  { field: 'acceptanceLength', label: 'Acceptance length', unit: 'tokens', format: formatTokensPerStep },
  { field: 'acceptanceRate', label: 'Acceptance rate', unit: '%', format: formatPercent },
  { field: 'stepsPerSecond', label: 'Engine steps', unit: 'steps/s', format: formatDecodeRate },
  { field: 'gpuPowerW', label: 'GPU power', unit: 'W', format: formatWatts },
  { field: 'promptTokens', label: 'Prompt', unit: 'tokens', format: formatCount },
  {
    field: 'serverPrefillTokPerSec',
    label: 'Throughput by the server',
    unit: 'tok/s',
    format: formatPrefillRate,
  },
];

/** The columns that rows fill: those of the documents, then the optional ones that any of the rows has. */
export function filledColumns(rows: readonly Measurement[]): readonly MeasurementColumn[] {
  return [
    ...measurementColumns,
    ...optionalColumns.filter(({ field }) => rows.some((row) => row[field] !== null)),
  ];
}

/** Status and figures of a decode cell as label and text, figures that it does not have left out. */
export function decodeDetails(
  cell: DecodeCell,
): readonly { readonly label: string; readonly text: string }[] {
  const row = decodeMeasurement(cell);
  const figures = [...measurementColumns, ...optionalColumns].flatMap(({ field, label, unit, format }) => {
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

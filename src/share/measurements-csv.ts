import Papa from 'papaparse';
import { measurements, type Measurement } from '../run/measurement.ts';
import type { Run } from '../run/run.ts';

/** The columns by the field that they hold; names end in their unit. */
const columns: readonly (keyof Measurement)[] = [
  'phase',
  'contextLabel',
  'contextTokens',
  'concurrency',
  'status',
  'statusText',
  'tokPerSec',
  'perRequestTokPerSec',
  'ttftMs',
  'interTokenLatencyMs',
  'averageActiveRequests',
  'completedRequests',
  'outputTokens',
  'measuredSeconds',
  'sourceLine',
];

/**
 * All measurements of a run as CSV (RFC 4180, CRLF): a header, then a row for each line of the source.
 * Absent figures are empty cells; text that a spreadsheet would run as a formula is quoted by a leading "'".
 */
export function measurementsCsv(run: Run): string {
  const rows = measurements(run).map((row) => columns.map((column) => row[column]));
  return `${Papa.unparse({ fields: [...columns], data: rows }, { newline: '\r\n', escapeFormulae: true })}\r\n`;
}

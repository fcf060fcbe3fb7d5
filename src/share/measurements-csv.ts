import Papa from 'papaparse';
import { cellFindings, prefillFindings } from '../figures/cell-findings.ts';
import { findings } from '../figures/findings.ts';
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
 * The last column has the codes of the cautions that concern the row, separated by spaces. Absent figures are empty cells; text that a spreadsheet would run as a formula is quoted by a leading "'".
 */
export function measurementsCsv(run: Run): string {
  const found = findings(run);
  const codes = (row: Measurement): string =>
    (row.phase === 'prefill' ? prefillFindings(found, row.contextLabel) : cellFindings(found, row))
      .map(({ code }) => code)
      .join(' ');
  const rows = measurements(run).map((row) => [...columns.map((column) => row[column]), codes(row)]);
  return `${Papa.unparse({ fields: [...columns, 'findings'], data: rows }, { newline: '\r\n', escapeFormulae: true })}\r\n`;
}

import Papa from 'papaparse';
import type { ExportTable } from './measurement-table.ts';

/** With what a formula begins, in wide letters too. Papa's own pattern misses a formula of several lines. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Exported measurements as CSV (RFC 4180, CRLF): a header, then the rows.
 * Absent figures are empty cells; text that a spreadsheet would run as a formula is quoted by a leading "'".
 */
export function measurementsCsv({ columns, rows }: ExportTable): string {
  const fields = columns.map(({ name }) => name);
  const data = rows.map((row) => [...row]);
  const csv = Papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: FORMULA });
  // A header without rows ends its line already.
  return csv.endsWith('\r\n') ? csv : `${csv}\r\n`;
}

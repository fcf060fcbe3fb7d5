import { isTotalOfTokens } from '../../run/consistency.ts';
import type { DecodeCell } from '../../run/decode.ts';
import { readCount, readRate, readSeconds } from '../../run/quantity.ts';
import { placeOf, type MeasurementRow } from '../measurements/measurement-row.ts';
import type { Measured } from '../measurements/measurements.ts';
import { NOT_APPLICABLE } from '../measurements/not-applicable.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { isComposedOf } from './match-text.ts';

/**
 * Checks a cell of the decode matrix against its row: `26.2` and `137 ms TTFT`, glued or not, or the status of a row
 * without figures. A row whose own figures are not sound is not compared.
 */
export function checkMatrixCell(
  cell: Field,
  { row, measurement }: Measured<DecodeCell>,
  report: Report,
): void {
  if (measurement === null) return;
  const total = row.cell('Total tok/s').text;
  const ttft = row.cell('TTFT').text;
  const { status, statusText } = row.status;
  switch (status) {
    case 'valid':
    case 'capacity-limited': {
      if (isComposedOf(cell, ttft === NOT_APPLICABLE ? [total] : [total, `${ttft} TTFT`])) return;
      if (isSameInFull(cell, row)) return;
      if (status === 'capacity-limited' && isComposedOf(cell, [statusText])) return;
      reportCell(
        cell,
        { row, given: ttft === NOT_APPLICABLE ? `${total} tok/s` : `${total} tok/s and ${ttft}` },
        report,
      );
      return;
    }
    case 'error':
      // The matrix has little space: "Error" may stand there for "Error: out of memory".
      if (row.status.reason !== null && isComposedOf(cell, [statusText.split(':', 1).join('')])) return;
      if (!isComposedOf(cell, [statusText])) reportCell(cell, { row, given: quote(statusText) }, report);
      return;
    case 'over-capacity':
    case 'skipped':
    case 'not-run':
    case 'other':
      if (!isComposedOf(cell, [statusText])) reportCell(cell, { row, given: quote(statusText) }, report);
  }
}

/**
 * The table rounds rates from 10,000 up, "12.3K", where the matrix has every digit, "12,345.6": these must be the
 * output tokens ÷ seconds as well, where the row has them.
 */
function isSameInFull(cell: Field, row: MeasurementRow): boolean {
  const rounded = readRate(row.cell('Total tok/s').text);
  const [, shown = ''] = /^([\d,]+\.\d)/.exec(cell.text) ?? [];
  const full = readRate(shown);
  if (!row.cell('Total tok/s').text.endsWith('K') || rounded === null || full === null) return false;
  const tokens = readCount(row.cell('Output tokens').text);
  const seconds = readSeconds(row.cell('Measured for').text);
  return (
    Math.abs(full.value - rounded.value) <= rounded.halfStep &&
    isComposedOf(cell, [shown, `${row.cell('TTFT').text} TTFT`]) &&
    (tokens === null || seconds === null || isTotalOfTokens(full, tokens, seconds))
  );
}

function reportCell(
  cell: Field,
  { row, given }: { row: Measured<DecodeCell>['row']; given: string },
  report: Report,
): void {
  report.at(
    cell,
    `The decode matrix shows ${quote(cell.text)} at ${placeOf(row)}, but line ${row.sourceLine} gives ${given}.`,
    'All measurements is what counts: correct the one that is wrong.',
  );
}

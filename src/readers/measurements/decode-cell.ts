import { isRateOfLatency, isTotalOfTokens } from '../../run/consistency.ts';
import type { DecodeCell } from '../../run/decode.ts';
import type { Quantity } from '../../run/quantity.ts';
import { quote } from '../quote.ts';
import type { Report } from '../report.ts';
import { byStatus } from './by-status.ts';
import { readFigure, readOptionalFigure } from './figures.ts';
import { FIGURE_COLUMNS, type MeasurementRow } from './measurement-row.ts';

const HINT = 'One of them was changed: take the row anew from where it was published.';

/** The decode cell of a row; null where its figures are not sound, which is reported. */
export function readDecodeCell(row: MeasurementRow, report: Report): DecodeCell | null {
  const { contextLabel, contextTokens, concurrency, sourceLine } = row;
  const place = { contextLabel, contextTokens, concurrency, sourceLine };
  const said = byStatus(
    { row, report },
    { columns: FIGURE_COLUMNS, read: () => readDecodeFigures(row, report) },
  );
  return said === null ? null : { ...place, ...said };
}

function readDecodeFigures(row: MeasurementRow, report: Report) {
  const isWhole = row.status.status === 'valid' && !row.notation.isSparing;
  const read = isWhole ? readFigure : readOptionalFigure;
  const total = readFigure(row, 'Total tok/s', report);
  const perRequest = read(row, 'Per request tok/s', report);
  const ttft = read(row, 'TTFT', report);
  const latency = read(row, 'Time between tokens', report);
  const active = read(row, 'Average active requests', report);
  const completed = read(row, 'Completed requests', report);
  const tokens = read(row, 'Output tokens', report);
  const seconds = read(row, 'Measured for', report);
  const others = [perRequest, ttft, latency, active, completed, tokens, seconds];
  if (total !== null && tokens !== null && seconds !== null)
    checkTotal(row, { total, tokens, seconds }, report);
  if (active !== null) checkActive(row, active, report);
  if (completed !== null && tokens !== null) checkCompleted(row, { completed, tokens }, report);
  if (perRequest !== null && latency !== null) checkLatency(row, { perRequest, latency }, report);
  if (total === null || (isWhole && others.includes(null))) return null;
  return {
    decodeTokPerSec: total.value,
    perRequestTokPerSec: perRequest?.value ?? null,
    ttftMs: ttft?.value ?? null,
    interTokenLatencyMs: latency?.value ?? null,
    averageActiveRequests: active?.value ?? null,
    completedRequests: completed?.value ?? null,
    outputTokens: tokens?.value ?? null,
    measuredSeconds: seconds?.value ?? null,
  };
}

function checkTotal(
  row: MeasurementRow,
  { total, tokens, seconds }: Record<'total' | 'tokens' | 'seconds', Quantity>,
  report: Report,
): void {
  if (isTotalOfTokens(total, tokens, seconds)) return;
  const field = row.cell('Total tok/s');
  const computed = (tokens.value / seconds.value).toFixed(1);
  report.at(
    field,
    `${row.heading('Total tok/s')} is ${quote(field.text)}, but ${row.cell('Output tokens').text} output tokens in ${row.cell('Measured for').text} are ${computed} tok/s.`,
    HINT,
  );
}

function checkActive(row: MeasurementRow, { value, halfStep }: Quantity, report: Report): void {
  if (value - halfStep <= row.concurrency) return;
  const field = row.cell('Average active requests');
  report.at(
    field,
    `${row.heading('Average active requests')} is ${quote(field.text)}, but ${row.heading('Requests at once')} is ${quote(row.cell('Requests at once').text)}.`,
    HINT,
  );
}

function checkCompleted(
  row: MeasurementRow,
  { completed, tokens }: Record<'completed' | 'tokens', Quantity>,
  report: Report,
): void {
  if (completed.value <= tokens.value) return;
  const field = row.cell('Completed requests');
  report.at(
    field,
    `${row.heading('Completed requests')} is ${quote(field.text)}, but there are ${row.cell('Output tokens').text} output tokens.`,
    HINT,
  );
}

function checkLatency(
  row: MeasurementRow,
  { perRequest, latency }: Record<'perRequest' | 'latency', Quantity>,
  report: Report,
): void {
  if (isRateOfLatency(perRequest, latency)) return;
  const field = row.cell('Per request tok/s');
  const computed = (1000 / latency.value).toFixed(1);
  report.at(
    field,
    `${row.heading('Per request tok/s')} is ${quote(field.text)}, but a token every ${row.cell('Time between tokens').text} is ${computed} tok/s.`,
    HINT,
  );
}

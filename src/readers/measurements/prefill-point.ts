import { isRateOfPrompt, SHORTEST_PROMPT } from '../../run/consistency.ts';
import type { PrefillPoint } from '../../run/prefill.ts';
import { quote } from '../quote.ts';
import type { Report } from '../report.ts';
import { byStatus } from './by-status.ts';
import { expectNoDecodeFigures, readFigure, readOptionalFigure } from './figures.ts';
import type { FigureColumn, MeasurementRow } from './measurement-row.ts';

const OWN_COLUMNS = ['Total tok/s', 'TTFT', 'Completed requests'] as const;
const DECODE_COLUMNS: readonly FigureColumn[] = [
  'Per request tok/s',
  'Time between tokens',
  'Average active requests',
  'Output tokens',
  'Measured for',
];

/** The prefill point of a row; null where its figures are not sound, which is reported. */
export function readPrefillPoint(row: MeasurementRow, report: Report): PrefillPoint | null {
  const { contextLabel, contextTokens, sourceLine } = row;
  const place = { contextLabel, contextTokens, sourceLine };
  expectNoDecodeFigures(row, DECODE_COLUMNS, report);
  const said = byStatus(
    { row, report },
    { columns: OWN_COLUMNS, read: () => readPrefillFigures(row, report) },
  );
  return said === null ? null : { ...place, ...said };
}

function readPrefillFigures(row: MeasurementRow, report: Report) {
  const rate = readFigure(row, 'Total tok/s', report);
  const ttft = readFigure(row, 'TTFT', report);
  const isWhole = row.status.status === 'valid' && !row.notation.isSparing;
  const read = isWhole ? readFigure : readOptionalFigure;
  const completed = read(row, 'Completed requests', report);
  if (rate === null || ttft === null || (completed === null && isWhole)) return null;
  if (row.status.status === 'valid' && completed?.value === 0) {
    report.at(
      row.cell('Completed requests'),
      `${row.heading('Completed requests')} is "0" on a Prefill row with the status "Valid".`,
      'A prefill is measured when its request completes: correct the count or the status.',
    );
  }
  if (!isRateOfPrompt(rate, row.contextTokens, ttft)) {
    const nominal = (row.contextTokens * 1000) / ttft.value;
    report.at(
      row.cell('Total tok/s'),
      `${row.heading('Total tok/s')} is ${quote(row.cell('Total tok/s').text)}, but a prompt of ${row.contextLabel} in ${row.cell('TTFT').text} is ${whole(SHORTEST_PROMPT * nominal)} to ${whole(nominal)} tok/s.`,
      'One of the two was changed: take the row anew from where it was published.',
    );
  }
  return { prefillTokPerSec: rate.value, ttftMs: ttft.value, completedRequests: completed?.value ?? null };
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

import { readContextLength, readCount } from '../../run/quantity.ts';
import {
  COLUMNS,
  reportDuplicates,
  type Column,
  type MeasurementRow,
} from '../measurements/measurement-row.ts';
import { readStatus } from '../measurements/status.ts';
import { nearestName } from '../nearest.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { documentNotation } from './notation.ts';
import type { Table } from './table.ts';

const ALL_COLUMNS = `The columns are: ${COLUMNS.join(', ')}.`;

const CONTEXT_HINT = 'Write it like "8K", with a capital K, which is 1,024 tokens: "1024K" rather than "1M".';

/**
 * The rows of All measurements, by the names of its columns, in the order of the document. Rows whose place cannot be
 * read are left out, which is reported; so are unknown, missing and repeated columns and rows for one place.
 */
export function readMeasurementRows(
  table: Table,
  report: Report,
): { readonly rows: readonly MeasurementRow[]; readonly isWhole: boolean } {
  const places = placesOfColumns(table.header, report);
  if (places === null) return { rows: [], isWhole: false };
  const rows = table.rows.flatMap((cells) => {
    const row = readRow((column) => cellOf(cells, places, column), report);
    return row === null ? [] : [row];
  });
  reportDuplicates(rows, report);
  return { rows, isWhole: table.isWhole && rows.length === table.rows.length };
}

/** Where each column is; null where the header is not sound. Its first mistake is reported, not a million of them. */
function placesOfColumns(header: readonly Field[], report: Report): Map<Column, number> | null {
  const places = new Map<Column, number>();
  for (const [index, field] of header.entries()) {
    const column = COLUMNS.find((each) => each === field.text);
    if (column === undefined) {
      const slip = nearestName(field.text, COLUMNS);
      const hint = slip === null ? ALL_COLUMNS : `Did you mean "${slip}"?`;
      report.at(field, `Unknown column ${quote(field.text)} in All measurements.`, hint);
      return null;
    }
    if (places.has(column)) {
      report.at(field, `The column "${column}" is repeated in All measurements.`, 'Keep one of the two.');
      return null;
    }
    places.set(column, index);
  }
  const [first] = header;
  const missing = COLUMNS.find((column) => !places.has(column));
  if (first === undefined || missing === undefined) return places;
  report.at(first, `The column "${missing}" is missing in All measurements.`, ALL_COLUMNS);
  return null;
}

function cellOf(cells: readonly Field[], places: ReadonlyMap<Column, number>, column: Column): Field {
  const cell = cells[places.get(column) ?? -1];
  if (cell === undefined) throw new Error(`row without a cell for column: ${column}`);
  return cell;
}

function readRow(cell: MeasurementRow['cell'], report: Report): MeasurementRow | null {
  const phase = readPhase(cell('Phase'), report);
  const context = cell('Context');
  const contextTokens = readContextLength(context.text);
  if (contextTokens === null) {
    report.at(context, `The Context ${quote(context.text)} is not a context length.`, CONTEXT_HINT);
  }
  const requests = cell('Requests at once');
  const concurrency = readCount(requests.text)?.value ?? 0;
  if (concurrency === 0) {
    report.at(
      requests,
      `${quote(requests.text)} under Requests at once is not a number of requests.`,
      'Write a whole number above 0, such as "8".',
    );
  }
  const status = readStatus(cell('Status'), report);
  if (phase === null || contextTokens === null || concurrency === 0 || status === null) return null;
  if (phase === 'Prefill' && concurrency !== 1) {
    report.at(
      requests,
      `Requests at once is ${quote(requests.text)} on a Prefill row.`,
      'Prefill is measured with 1 request.',
    );
  }
  const sourceLine = report.lineOf(context);
  const place = { phase, contextLabel: context.text, contextTokens, concurrency, sourceLine };
  return { ...place, status, cell, heading: (column) => column, notation: documentNotation };
}

function readPhase(field: Field, report: Report): 'Prefill' | 'Sustained decode' | null {
  if (field.text === 'Prefill' || field.text === 'Sustained decode') return field.text;
  report.at(
    field,
    `Unknown phase ${quote(field.text)} in All measurements.`,
    'Use "Prefill" or "Sustained decode".',
  );
  return null;
}

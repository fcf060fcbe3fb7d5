import type { Column, MeasurementRow, Notation } from '../measurements/measurement-row.ts';
import { nearestName } from '../nearest.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import type { TableColumn } from './columns.ts';
import type { Header } from './header.ts';
import { readTableContext } from './table-context.ts';
import { tableFormat } from './table-format.ts';
import { readWhole, type DecimalSign } from './table-number.ts';
import { readTableStatus } from './table-status.ts';

/** The cells of one row by their columns. */
export type CellOf = (column: TableColumn['column']) => Field | null;

/** A row of a table whose place is known, with the cells that documents have no column for. */
export interface TableRow extends MeasurementRow {
  /** Null where the table has no such column. */
  readonly extra: CellOf;
}

const PHASES: ReadonlyMap<string, MeasurementRow['phase']> = new Map([
  ['prefill', 'Prefill'],
  ['sustained decode', 'Sustained decode'],
  ['decode', 'Sustained decode'],
  ['burst', 'Burst'],
]);

/** Whether a cell of a table says that there is nothing in it. */
export function isAbsent(text: string): boolean {
  return text === '' || /^(?:[—–-]|n\/a)$/i.test(text);
}

/** How a table writes figures: by the units of its header, and without those that its tool did not record. */
export function tableNotation(header: Header, sign: DecimalSign): Notation {
  return {
    formatOf: (column) => tableFormat(header.get(column) ?? { column, dimension: null, unit: null }, sign),
    isAbsent,
    isSparing: true,
  };
}

/** Reads where a row stands and what became of it; null where that cannot be read, which is reported. */
export function readTableRow(
  cells: readonly Field[],
  { header, notation, sign }: { header: Header; notation: Notation; sign: DecimalSign },
  report: Report,
): TableRow | null {
  const cellOf: CellOf = (column) => cells[header.get(column)?.index ?? -1] ?? null;
  const [first] = cells;
  if (first === undefined) return null;
  // Of a column that the table does not have, every cell is empty.
  const none: Field = { text: '', start: first.start };
  const cell = (column: Column): Field => cellOf(column) ?? none;
  const heading = (column: Column): string => header.get(column)?.heading ?? column;
  const phase = readPhase(cell('Phase'), report);
  const context = readTableContext(cellOf, sign, report);
  const requests = cell('Requests at once');
  const concurrency = readWhole(requests.text, sign) ?? 0;
  if (concurrency === 0) {
    const message = `${quote(requests.text)} under ${heading('Requests at once')} is not a number of requests.`;
    report.at(requests, message, 'Write a whole number above 0, such as "8".');
  }
  const status = readTableStatus(cellOf, report);
  if (phase === null || context === null || concurrency === 0 || status === null) return null;
  if (phase === 'Prefill' && concurrency !== 1) {
    const message = `${heading('Requests at once')} is ${quote(requests.text)} on a Prefill row.`;
    report.at(requests, message, 'Prefill is measured with 1 request.');
  }
  const sourceLine = report.lineOf(first);
  return { phase, ...context, concurrency, status, sourceLine, cell, heading, notation, extra: cellOf };
}

function readPhase(field: Field, report: Report): MeasurementRow['phase'] | null {
  const phase = PHASES.get(field.text.toLowerCase());
  if (phase !== undefined) return phase;
  const nearest = nearestName(field.text, [...PHASES.values()]);
  const hint =
    nearest === null ? 'Use "Prefill", "Sustained decode" or "Burst".' : `Did you mean "${nearest}"?`;
  report.at(field, `Unknown phase ${quote(field.text)}.`, hint);
  return null;
}

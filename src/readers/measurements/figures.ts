import type { Quantity } from '../../run/quantity.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import type { FigureColumn, FigureFormat, MeasurementRow } from './measurement-row.ts';

/** The figure of a row in a column, which must be there; null where it is not sound, which is reported. */
export function readFigure(row: MeasurementRow, column: FigureColumn, report: Report): Quantity | null {
  const field = row.cell(column);
  const format = row.notation.formatOf(column);
  const heading = row.heading(column);
  if (row.notation.isAbsent(field.text)) {
    const hint = `A row with the status ${quote(row.status.statusText)} has a number there, such as ${format.example}.`;
    const is = field.text === '' ? 'empty' : quote(field.text);
    report.at(field, `${heading} is ${is} on a row with the status ${quote(row.status.statusText)}.`, hint);
    return null;
  }
  return readWritten(field, { heading, format }, report);
}

/** The figure that is written in a cell; null where it is not sound, which is reported. */
export function readWritten(
  field: Field,
  { heading, format }: { readonly heading: string; readonly format: FigureFormat },
  report: Report,
): Quantity | null {
  const figure = format.read(field.text);
  if ('message' in figure) {
    report.at(field, `${quote(field.text)} under ${heading} ${figure.message}`, figure.hint);
    return null;
  }
  if (figure.value > 0 || format.mayBeZero) return figure;
  report.at(
    field,
    `${heading} is ${quote(field.text)}, but nothing measured is 0.`,
    'Too little was measured to say: give the row the status that says what became of it, and "—" for its figures.',
  );
  return null;
}

/** A figure that a row may lack: null for "—" as well. */
export function readOptionalFigure(
  row: MeasurementRow,
  column: FigureColumn,
  report: Report,
): Quantity | null {
  return row.notation.isAbsent(row.cell(column).text) ? null : readFigure(row, column, report);
}

/** Whether a row has no figures in these columns, as its status says; otherwise that is reported. */
export function hasNoFigures(row: MeasurementRow, columns: readonly FigureColumn[], report: Report): boolean {
  const [first, ...others] = columns.filter((column) => !row.notation.isAbsent(row.cell(column).text));
  if (first === undefined) return true;
  const more = others.length === 0 ? '' : `, and ${others.length} more have figures`;
  // Of a label that is not known it is the label that is in question, not the figures.
  const hint =
    row.status.status === 'other'
      ? 'Only rows with the status "Valid" or "Capacity limited" have figures: say it so, or write "—".'
      : 'Write "—"; only rows with the status "Valid" or "Capacity limited" have figures.';
  report.at(
    row.cell(first),
    `${row.heading(first)} is ${quote(row.cell(first).text)}${more}, but a row with the status ${quote(row.status.statusText)} has none.`,
    hint,
  );
  return false;
}

/** Reports every figure of a Prefill row in a column of decode. */
export function expectNoDecodeFigures(
  row: MeasurementRow,
  columns: readonly FigureColumn[],
  report: Report,
): void {
  for (const column of columns) {
    const field = row.cell(column);
    if (row.notation.isAbsent(field.text)) continue;
    report.at(
      field,
      `${row.heading(column)} is ${quote(field.text)}, but a Prefill row has no such figure.`,
      'Write "—".',
    );
  }
}

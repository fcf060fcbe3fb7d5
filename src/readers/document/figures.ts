import {
  readCount,
  readDecimal,
  readMilliseconds,
  readRate,
  readSeconds,
  type Quantity,
} from '../../run/quantity.ts';
import { quote } from '../quote.ts';
import type { Report } from '../report.ts';
import { NOT_APPLICABLE } from './label-values.ts';
import type { Column, MeasurementRow } from './measurement-row.ts';

/** The columns that hold figures. */
export type FigureColumn = Exclude<Column, 'Phase' | 'Context' | 'Requests at once' | 'Status'>;

interface FigureFormat {
  readonly read: (text: string) => Quantity | null;
  /** How many decimals the column has. With fewer, a figure would stand for more than it does. */
  readonly form: RegExp;
  readonly example: string;
  readonly mayBeZero?: true;
}

const WHOLE = /^[^.]+$/;
const ONE_DECIMAL = /^[^.]+\.\d(?: m?s)?$/;
const RATE: FigureFormat = {
  read: readRate,
  form: /^[^.]+\.\d$|^\d\d[^.]*(?:\.\d)?K$|^\d,[^.]+(?:\.\d)?K$/,
  example: '"26.2", "8,820.0" or "17.6K"',
};
const COUNT: FigureFormat = { read: readCount, form: WHOLE, example: '"785" or "1,542"' };

const FORMATS: Readonly<Record<FigureColumn, FigureFormat>> = {
  'Total tok/s': RATE,
  'Per request tok/s': RATE,
  TTFT: { read: readMilliseconds, form: WHOLE, example: '"137 ms" or "1,298 ms"' },
  'Time between tokens': {
    read: readMilliseconds,
    form: ONE_DECIMAL,
    example: '"36.2 ms" or "1,298.0 ms"',
  },
  'Average active requests': { read: readDecimal, form: ONE_DECIMAL, example: '"16.0"' },
  'Completed requests': { ...COUNT, mayBeZero: true },
  'Output tokens': COUNT,
  'Measured for': { read: readSeconds, form: ONE_DECIMAL, example: '"30.0 s"' },
};

/** The figure of a row in a column, which must be there; null where it is not sound, which is reported. */
export function readFigure(row: MeasurementRow, column: FigureColumn, report: Report): Quantity | null {
  const field = row.cell(column);
  const { read, form, example, mayBeZero } = FORMATS[column];
  if (field.text === NOT_APPLICABLE) {
    const hint = `A row with the status ${quote(row.status.statusText)} has a number there, such as ${example}.`;
    report.at(field, `${column} is "—" on a row with the status ${quote(row.status.statusText)}.`, hint);
    return null;
  }
  const figure = form.test(field.text) ? read(field.text) : null;
  if (figure === null) {
    const hint = `Write it like ${example}: digits, a comma before every three, ${form === WHOLE ? 'no' : 'one'} decimal, no sign.`;
    report.at(
      field,
      `${quote(field.text)} under ${column} is not a number as these documents write it.`,
      hint,
    );
    return null;
  }
  if (figure.value > 0 || mayBeZero === true) return figure;
  report.at(
    field,
    `${column} is ${quote(field.text)}, but nothing measured is 0.`,
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
  return row.cell(column).text === NOT_APPLICABLE ? null : readFigure(row, column, report);
}

/** Whether a row has no figures in these columns, as its status says; otherwise that is reported. */
export function hasNoFigures(row: MeasurementRow, columns: readonly FigureColumn[], report: Report): boolean {
  const [first, ...others] = columns.filter((column) => row.cell(column).text !== NOT_APPLICABLE);
  if (first === undefined) return true;
  const more = others.length === 0 ? '' : `, and ${others.length} more have figures`;
  report.at(
    row.cell(first),
    `${first} is ${quote(row.cell(first).text)}${more}, but a row with the status ${quote(row.status.statusText)} has none.`,
    'Write "—"; only rows with the status "Valid" or "Capacity limited" have figures.',
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
    if (field.text === NOT_APPLICABLE) continue;
    report.at(
      field,
      `${column} is ${quote(field.text)}, but a Prefill row has no such figure.`,
      'Write "—".',
    );
  }
}

import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import type { Header, HeaderColumn } from './header.ts';
import { partsOf } from './table-format.ts';
import { signOf, type DecimalSign } from './table-number.ts';

/** A number of a table as it is written. */
interface Written {
  readonly field: Field;
  readonly column: HeaderColumn;
  readonly number: string;
}

/** A table, and what run.yaml says of it; undefined where that says nothing. */
interface DeclaredTable {
  readonly rows: readonly (readonly Field[])[];
  readonly header: Header;
  readonly decimalComma: boolean | undefined;
}

/** A number that is another one with a decimal comma, and loses nothing by it. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

/**
 * What stands before the decimals of a table: what run.yaml says, and else a point. A number that can only be read the
 * other way is reported, once for all such: each is read as it is written then, so that no other mistake hides.
 */
export function readDecimalSign(table: DeclaredTable, delimiter: string, report: Report): DecimalSign {
  const { decimalComma } = table;
  const all = numbersIn(table);
  const points = all.filter(({ number }) => signOf(number) === 'point');
  const commas = all.filter(({ number }) => signOf(number) === 'comma');
  if (decimalComma === true) {
    reportSlips(points, POINTS, report);
    return { decimalComma };
  }
  reportSlips(commas, COMMAS, report);
  if (commas.length > 0) return { decimalComma: points.length === 0 };
  // Semicolons stand between the cells where commas stand before the decimals.
  if (decimalComma === undefined && delimiter === ';' && points.length === 0) reportAmbiguous(all, report);
  return { decimalComma: false };
}

const POINTS = {
  what: 'has a decimal point, but run.yaml says "decimalComma: true"',
  hint: 'Write all numbers of the run with a comma before their decimals, or take that line out.',
} as const;

const COMMAS = {
  what: 'has a decimal comma',
  hint: 'If this table has a comma before all decimals, write "decimalComma: true" in run.yaml; otherwise a comma stands before every three digits.',
} as const;

function reportSlips(
  [first, ...others]: readonly Written[],
  { what, hint }: typeof POINTS | typeof COMMAS,
  report: Report,
): void {
  if (first === undefined) return;
  const { field, column } = first;
  const more =
    others.length === 0 ? '' : ` (and ${others.length} more ${others.length === 1 ? 'has' : 'have'})`;
  report.at(field, `${quote(field.text)} under ${column.heading} ${what}${more}.`, hint);
}

function reportAmbiguous(all: readonly Written[], report: Report): void {
  const first = all.find(({ column, number }) => column.dimension !== 'count' && AMBIGUOUS.test(number));
  if (first === undefined) return;
  const { field, column, number } = first;
  report.at(
    field,
    `${quote(field.text)} under ${column.heading} is ${number.replace(',', '')} or ${number.replace(',', '.')}: nothing in the table tells which.`,
    'Write "decimalComma: true" in run.yaml where a comma stands before the decimals, or "decimalComma: false" where it stands before every three digits.',
  );
}

/** The numbers of all columns with figures, row by row. */
function numbersIn({ rows, header }: DeclaredTable): Written[] {
  const columns = [...header.values()].filter(({ dimension }) => dimension !== null);
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const field = row[column.index];
      return field === undefined ? [] : [{ field, column, number: partsOf(field.text).number }];
    }),
  );
}

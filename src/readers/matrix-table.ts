import Papa from 'papaparse';
import type { RunYaml } from '../run/run-yaml.ts';
import { readDecimalSign } from './matrix-table/decimal-sign.ts';
import { delimiterOf, type Delimiter } from './matrix-table/delimiter.ts';
import { fieldsOf, type CellField, type RawRow } from './matrix-table/fields.ts';
import { readHeader } from './matrix-table/header.ts';
import { reportContexts } from './matrix-table/table-context.ts';
import { tablePart } from './matrix-table/table-part.ts';
import { readTableRow, tableNotation } from './matrix-table/table-row.ts';
import { reportDuplicates } from './measurements/measurement-row.ts';
import { rowsOfOneLength } from './measurements/rows-of-one-length.ts';
import { quote } from './quote.ts';
import type { Report } from './report.ts';
import type { ResultPart } from './result-part.ts';

/**
 * Reads a table of measurements, CSV or TSV: the columns of All measurements of a document, or those of exported
 * measurements, by their names in any order. Null where there is a problem, which is reported with line and column.
 *
 * `yaml` is what run.yaml says of how it is written and was measured. The table itself knows nothing of the set-up.
 */
export function readMatrixTable(report: Report, yaml: RunYaml): ResultPart | null {
  const headerLine = report.text.split('\n').find((line) => line.trim() !== '') ?? '';
  const delimiter = delimiterOf(headerLine);
  const [headerFields, ...rows] = tableRows(report, delimiter);
  if (headerFields === undefined) {
    if (report.problems.length === 0) report.ofFile('The table has no cells.', 'Add the measurements.');
    return null;
  }
  const header = readHeader(headerFields, report);
  if (header === null) return null;
  if (rows.length === 0 && report.problems.length === 0)
    report.ofFile('The table has a header and no rows.', 'Add the measurements.');
  const sound = rowsOfOneLength(rows, headerFields, report);
  const { decimalComma } = yaml;
  const sign = readDecimalSign({ rows: sound, header, decimalComma }, delimiter, report);
  const notation = tableNotation(header, sign);
  const read = sound.flatMap((cells) => readTableRow(cells, { header, notation, sign }, report) ?? []);
  reportDuplicates(read, report);
  reportContexts(read, report);
  return tablePart(read, { header, sign, yaml }, report);
}

/** The rows of a text that hold something, up to the first one that cannot be taken apart: behind it no quote is sure. */
function tableRows(report: Report, delimiter: Delimiter): CellField[][] {
  const found: CellField[][] = [];
  for (const row of parsedRows(report.text, delimiter)) {
    const [error] = row.errors;
    if (error !== undefined) {
      reportError(row, error, report);
      break;
    }
    const fields = fieldsOf(row);
    const isBlank = fields.every(({ text }) => text === '');
    if (!isBlank && hasWholeCells(fields, { isHeader: found.length === 0 }, report)) found.push(fields);
  }
  return found;
}

interface ParsedRow extends RawRow {
  readonly errors: readonly Pick<Papa.ParseError, 'code' | 'index'>[];
}

/** Takes a text apart at its delimiters and quotes. Only "\n" ends a line in it: decodeText sees to that. */
function parsedRows(text: string, delimiter: Delimiter): ParsedRow[] {
  const rows: ParsedRow[] = [];
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar: '"',
    escapeChar: '"',
    header: false,
    skipEmptyLines: false,
    fastMode: false,
    // Only row by row it is told where each ends.
    step: ({ data, errors, meta: { cursor } }) => {
      rows.push({ cells: data, text: text.slice(start, cursor), start, errors });
      start = cursor;
    },
  });
  return rows;
}

function reportError(
  row: RawRow,
  { code, index = row.start }: ParsedRow['errors'][number],
  report: Report,
): void {
  const fault = FAULTS.get(code) ?? `The row cannot be taken apart: ${code}.`;
  // The place that is told is behind the quote.
  report.at({ start: Math.max(row.start, index - 1) }, fault, QUOTES);
}

const FAULTS: ReadonlyMap<string, string> = new Map([
  ['MissingQuotes', 'The quote that opens here never closes.'],
  ['InvalidQuotes', 'The quoted cell that begins here goes on behind its closing quote.'],
]);

const QUOTES = 'Quote whole cells, and double the quotes within them; a cell without a delimiter needs none.';

/** Whether no quote and no line end splits a cell of a row, which would be reported; a header may be wrapped. */
function hasWholeCells(
  fields: readonly CellField[],
  { isHeader }: { isHeader: boolean },
  report: Report,
): boolean {
  const broken = fields.filter(({ isStray, text }) => isStray || (!isHeader && text.includes('\n')));
  for (const field of broken) {
    if (field.isStray) report.at(field, `A quote stands in the middle of ${quote(field.text)}.`, QUOTES);
    else report.at(field, `The cell ${quote(field.text)} has more than one line.`, 'Write it on one line.');
  }
  return broken.length === 0;
}

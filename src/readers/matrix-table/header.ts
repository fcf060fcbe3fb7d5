import { nearestName } from '../nearest.ts';
import { recognizeFormat } from '../other-formats.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { COLUMN_NAMES, columnNamed, type TableColumn } from './columns.ts';
import { hasStrangeUnit, unitsOf } from './table-format.ts';

/** A column of the table at hand. */
export interface HeaderColumn extends TableColumn {
  readonly index: number;
  /** As the table names it. */
  readonly heading: string;
}

/** The columns of a table by what they hold. */
export type Header = ReadonlyMap<TableColumn['column'], HeaderColumn>;

const ALL =
  'Phase, Context, Requests at once, Status, Total tok/s, Per request tok/s, TTFT, Time between tokens, Average active requests, Completed requests, Output tokens, Measured for';

/** What every table must have; figures that it has no column for are unknown. */
const REQUIRED = ['Phase', 'Context', 'Requests at once', 'Status', 'Total tok/s'] as const;

/** Reads the header of a table; null where it is not sound, which is reported: no row could be read by it. */
export function readHeader(fields: readonly Field[], report: Report): Header | null {
  const [first] = fields;
  if (first === undefined) return null;
  if (fields.every(({ text }) => columnNamed(text) === null)) {
    reportOtherTable(first, report);
    return null;
  }
  const header = new Map<TableColumn['column'], HeaderColumn>();
  let isSound = true;
  for (const [index, field] of fields.entries()) {
    const problem = problemOf(field, header);
    const column = columnNamed(field.text);
    if (problem !== null) {
      report.at(field, problem.message, problem.hint);
      isSound = false;
    } else if (column !== null && column.column !== 'passed over') {
      header.set(column.column, { ...column, index, heading: field.text.replaceAll(/\s+/g, ' ') });
    }
  }
  if (!isSound) return null;
  const missing = REQUIRED.filter((column) => !header.has(column)).filter(
    (column) => column !== 'Context' || !header.has('contextTokens'),
  );
  if (missing.length === 0) return header;
  const names = missing.map((column) => `"${column}"`).join(', ');
  report.onLine(first, `The header has no column ${names}.`, `The columns are: ${ALL}.`);
  return null;
}

function problemOf(
  { text }: Field,
  header: Header,
): { readonly message: string; readonly hint: string } | null {
  if (text === '') return { message: 'A column has no name.', hint: 'Name it, or take it out.' };
  const column = columnNamed(text);
  if (column === null) {
    const nearest = nearestName(text, COLUMN_NAMES);
    const hint = nearest === null ? `Known are: ${ALL}.` : `Did you mean "${nearest}"?`;
    return { message: `Unknown column ${quote(text)}.`, hint };
  }
  if (hasStrangeUnit(column)) {
    const units = unitsOf(column);
    const hint = units.length === 0 ? 'Write the name alone.' : `Known are ${units.join(', ')}.`;
    return { message: `${quote(text)} is in a unit that this column does not have.`, hint };
  }
  const before = header.get(column.column);
  if (before === undefined) return null;
  const message =
    before.heading === text
      ? `The column ${quote(text)} is repeated.`
      : `The columns ${quote(before.heading)} and ${quote(text)} are the same one.`;
  return { message, hint: 'Keep one of the two.' };
}

function reportOtherTable(first: Field, report: Report): void {
  const other = recognizeFormat(report.text);
  if (other === null) {
    report.at(
      first,
      `The table begins with ${quote(first.text)}, which is no column.`,
      `The first line names the columns: ${ALL}.`,
    );
    return;
  }
  report.at(
    first,
    `This looks like ${other.name}, which is not read yet.`,
    'Read are tables with the columns of All measurements, and the JSON of llm-inference-bench.',
  );
}

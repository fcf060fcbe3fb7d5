import { rowsOfOneLength } from '../measurements/rows-of-one-length.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { linesOf, slice } from './lines.ts';
import { endOfText } from './match-text.ts';
import type { Section } from './sections.ts';

/** A table with its header; every row has as many cells as the header. */
export interface Table {
  readonly header: readonly Field[];
  readonly rows: readonly (readonly Field[])[];
  /** Whether a row had to be left out, which has been reported: what the table lacks is then unknown. */
  readonly isWhole: boolean;
  /** What follows the table in its section. */
  readonly rest: Field;
}

const DELIMITER = /[|\t]/;
const RULE = /^:?-+:?$/;

/**
 * Reads the table of a section: the sentence that introduces it, with the header on its line or after it, then rows
 * of cells between tabs or pipes. A rule such as `|---|---|` may follow the header. The table ends at the first line
 * without cells. Null where there is no table, which is reported.
 */
export function readTable(section: Section, intro: string, report: Report): Table | null {
  const [first, ...following] = linesOf(afterIntro(section, intro, report));
  const { name, heading, body } = section;
  if (first === undefined || !DELIMITER.test(first.text)) {
    if (body.text !== '') report.at(first ?? heading, `The section ${name} has no table.`, NAMES_MISSING);
    return null;
  }
  const end = following.findIndex(({ text }) => !DELIMITER.test(text));
  const rest = end === -1 ? undefined : following[end];
  const header = cellsOf(first);
  const [rule, ...others] = following.slice(0, end === -1 ? undefined : end).map(cellsOf);
  // A header that lost a cell is one mistake: the rule below it is then as long as the rows.
  const widths = [header.length, others[0]?.length];
  const lines =
    rule === undefined || (isRule(rule) && widths.includes(rule.length)) ? others : [rule, ...others];
  const rows = soundRows(lines, header, report);
  return {
    header,
    rows,
    isWhole: rows.length === lines.length,
    rest: slice(body, rest === undefined ? body.text.length : rest.start - body.start),
  };
}

const NAMES_MISSING = 'Put a line with the names of its columns there, between tabs or pipes.';

/** What follows the sentence that introduces a table. Where it is another one, that is reported, and the table sought. */
function afterIntro({ name, heading, body }: Section, intro: string, report: Report): Field {
  const introEnd = endOfText(body.text, 0, intro);
  if (introEnd !== -1) return slice(body, introEnd);
  const [found] = linesOf(body);
  const is = found === undefined ? 'is empty' : `begins with ${quote(found.text)}`;
  report.at(found ?? heading, `The section ${name} ${is}.`, `Begin it with the line ${quote(intro)}.`);
  const delimiter = body.text.search(DELIMITER);
  const lineStart = body.text.lastIndexOf('\n', delimiter) + 1;
  return slice(body, body.text[delimiter] === '|' ? delimiter : lineStart);
}

/** The cells of a line. Pipes at its ends enclose the row, and are no cells. */
function cellsOf(line: Field): Field[] {
  const { text } = line;
  const delimiter = text.includes('|') ? '|' : '\t';
  const end = delimiter === '|' && text.length > 1 && text.endsWith('|') ? text.length - 1 : text.length;
  const cells: Field[] = [];
  let from = delimiter === '|' && text.startsWith('|') ? 1 : 0;
  for (let to = text.indexOf(delimiter, from); to !== -1 && to < end; to = text.indexOf(delimiter, from)) {
    cells.push(slice(line, from, to));
    from = to + 1;
  }
  cells.push(slice(line, from, end));
  return cells;
}

function isRule(cells: readonly Field[]): boolean {
  return cells.every(({ text }) => RULE.test(text));
}

/** The rows that are rows of the header, and no rule between them. */
function soundRows(rows: Field[][], header: readonly Field[], report: Report): (readonly Field[])[] {
  const cells = rows.filter((row) => {
    const [first] = row;
    if (first === undefined || !isRule(row)) return true;
    report.onLine(
      first,
      'A rule of dashes stands in the middle of the table.',
      'Take it out, or put it below the header.',
    );
    return false;
  });
  return rowsOfOneLength(cells, header, report);
}

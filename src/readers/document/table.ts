import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { linesOf, slice, trimmed } from './lines.ts';
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
  const { name, heading, body } = section;
  const introEnd = endOfText(body.text, 0, intro);
  if (introEnd === -1) {
    const hint = `Begin it with the line ${quote(intro)}.`;
    const found = linesOf(body)[0];
    if (found === undefined) report.at(heading, `The section ${name} is empty.`, hint);
    else report.at(found, `The section ${name} begins with ${quote(found.text)}.`, hint);
  }
  const lines = linesOf(introEnd === -1 ? afterIntro(body) : slice(body, introEnd));
  const [first] = lines;
  if (first === undefined || !DELIMITER.test(first.text)) {
    if (introEnd !== -1) report.at(first ?? heading, `The section ${name} has no table.`, HINT);
    return null;
  }
  const end = lines.findIndex(({ text }) => !DELIMITER.test(text));
  const rowLines = lines.slice(1, end === -1 ? undefined : end);
  const rest = end === -1 ? undefined : lines[end];
  const header = cellsOf(first);
  const cells = rowLines.map(cellsOf);
  const all =
    cells[0] !== undefined && isRule(cells[0]) && cells[0].length === header.length ? cells.slice(1) : cells;
  const rows = soundRows(all, header, report);
  return {
    header,
    rows,
    isWhole: rows.length === all.length,
    rest: slice(body, rest === undefined ? body.text.length : rest.start - body.start),
  };
}

const ONE_EACH = 'Give every row one cell for each column; "—" stands for none.';
const HINT = 'Put a line with the names of its columns there, between tabs or pipes.';

/** A section from its first cells on: the sentence before them is not the one that it must be. */
function afterIntro(body: Field): Field {
  const delimiter = body.text.search(DELIMITER);
  const lineStart = body.text.lastIndexOf('\n', delimiter) + 1;
  return slice(body, body.text[delimiter] === '|' ? delimiter : lineStart);
}

/** The cells of a line. Pipes at its ends enclose the row, and are no cells. */
function cellsOf(line: Field): Field[] {
  const delimiter = line.text.includes('|') ? '|' : '\t';
  const cells: Field[] = [];
  let start = line.start;
  for (const text of line.text.split(delimiter)) {
    cells.push(trimmed({ text, start }));
    start += text.length + 1;
  }
  const from = delimiter === '|' && line.text.startsWith('|') ? 1 : 0;
  const to = delimiter === '|' && line.text.length > 1 && line.text.endsWith('|') ? -1 : undefined;
  return cells.slice(from, to);
}

function isRule(cells: readonly Field[]): boolean {
  return cells.every(({ text }) => RULE.test(text));
}

/** The rows that have as many cells as the header. One lost column is one mistake, not one of every row. */
function soundRows(rows: Field[][], header: readonly Field[], report: Report): Field[][] {
  const [corner] = header;
  const count = rows[0]?.length ?? 0;
  const isWhole = rows.length < 2 || count === header.length || rows.some(({ length }) => length !== count);
  if (!isWhole && corner !== undefined) {
    report.onLine(
      corner,
      `The header has ${cellCount(header)}, but every row has ${cellCount(rows[0] ?? [])}.`,
      ONE_EACH,
    );
    return [];
  }
  return rows.filter((cells) => {
    const [first] = cells;
    if (first === undefined || corner === undefined) return false;
    if (isRule(cells)) {
      report.onLine(
        first,
        'A rule of dashes stands in the middle of the table.',
        'Take it out, or put it below the header.',
      );
      return false;
    }
    if (cells.length === header.length) return true;
    const message = `Row has ${cellCount(cells)}, but the header on line ${report.lineOf(corner)} has ${header.length}.`;
    report.onLine(first, message, ONE_EACH);
    return false;
  });
}

function cellCount({ length }: readonly Field[]): string {
  return length === 1 ? '1 cell' : `${length} cells`;
}

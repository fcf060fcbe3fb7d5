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
    const found = linesOf(body)[0];
    if (found === undefined) report.at(heading, `The section ${name} is empty.`, `Begin it with "${intro}"`);
    else
      report.at(found, `The section ${name} begins with ${quote(found.text)}.`, `Begin it with "${intro}"`);
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
  const rows = rowLines.map(cellsOf).filter((cells, index) => !(index === 0 && isRule(cells, header)));
  const sound = rows.filter((cells) => isSameLength(cells, header, report));
  return {
    header,
    rows: sound,
    isWhole: sound.length === rows.length,
    rest: slice(body, rest === undefined ? body.text.length : rest.start - body.start),
  };
}

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

function isRule(cells: readonly Field[], header: readonly Field[]): boolean {
  return cells.length === header.length && cells.every(({ text }) => RULE.test(text));
}

function isSameLength(cells: readonly Field[], header: readonly Field[], report: Report): boolean {
  const [first] = cells;
  const [headerCell] = header;
  if (first === undefined || headerCell === undefined || cells.length === header.length) return true;
  const count = cells.length === 1 ? '1 cell' : `${cells.length} cells`;
  report.onLine(
    first,
    `Row has ${count}, but the header on line ${report.lineOf(headerCell)} has ${header.length}.`,
    'Give it one cell for each column; "—" stands for none.',
  );
  return false;
}

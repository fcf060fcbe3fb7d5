import { readStatus, type Status } from '../measurements/status.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import type { CellOf } from './table-row.ts';

const CODES = ['valid', 'capacity-limited', 'over-capacity', 'error', 'skipped', 'not-run', 'other'] as const;

/** What a spreadsheet would run as a formula is exported behind "'". */
const GUARDED = /^'(?=[=+\-@])/;

/** Reads what became of a row. Exported measurements say it in two columns: a code, and the text of the source. */
export function readTableStatus(cellOf: CellOf, report: Report): Status | null {
  const status = cellOf('Status');
  const text = cellOf('statusText');
  if (status === null) return null;
  if (text === null || text.text === '') return readStatus(unguarded(status), report);
  const code = CODES.find((each) => each === status.text);
  if (code === undefined) {
    report.at(
      status,
      `Unknown status ${quote(status.text)}.`,
      `Known beside a text are ${CODES.join(', ')}.`,
    );
    return null;
  }
  const read = readStatus(unguarded(text), report);
  if (read === null || read.status === code) return read;
  // What the text of another tool means is for its code to say.
  if (read.status === 'other') return withCode(code, read.statusText);
  report.at(
    status,
    `The status is ${quote(status.text)}, but its text is ${quote(text.text)}.`,
    'Correct the one that is wrong.',
  );
  return null;
}

function withCode(code: (typeof CODES)[number], statusText: string): Status {
  return code === 'error' ? { status: code, statusText, reason: null } : { status: code, statusText };
}

function unguarded(field: Field): Field {
  return { ...field, text: field.text.replace(GUARDED, '') };
}

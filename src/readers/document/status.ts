import { nearestName } from '../nearest.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { NOT_APPLICABLE } from './label-values.ts';

/** What became of a measurement, as the cell says it and as we do. */
export type Status =
  | { readonly status: 'valid' | 'capacity-limited'; readonly statusText: string }
  | { readonly status: 'error'; readonly statusText: string; readonly reason: string | null }
  | { readonly status: 'over-capacity' | 'skipped' | 'not-run' | 'other'; readonly statusText: string };

const STATUSES = {
  Valid: 'valid',
  'Capacity limited': 'capacity-limited',
  Underfilled: 'capacity-limited',
  'Warm-up timed out': 'capacity-limited',
  'Over capacity': 'over-capacity',
  Error: 'error',
  Failed: 'error',
  'Loop detected': 'error',
  Skipped: 'skipped',
  'Not run': 'not-run',
} as const;

type StatusName = keyof typeof STATUSES;

const NAMES: readonly StatusName[] = [
  'Valid',
  'Capacity limited',
  'Underfilled',
  'Warm-up timed out',
  'Over capacity',
  'Error',
  'Failed',
  'Loop detected',
  'Skipped',
  'Not run',
];

/**
 * Reads a cell of the column Status. "Error: out of memory" is an error with its reason. A label that we do not know
 * is `other`, and kept. Null for an empty cell and for a slip of a known label ("Vaild"), which are reported.
 */
export function readStatus(field: Field, report: Report): Status | null {
  const statusText = field.text;
  if (statusText === '' || statusText === NOT_APPLICABLE) {
    report.at(
      field,
      `The Status is ${quote(statusText)}.`,
      'Say what became of this measurement, such as "Valid".',
    );
    return null;
  }
  const [head = '', ...tail] = statusText.split(': ');
  const name = NAMES.find((each) => plain(each) === plain(head));
  const status = name === undefined ? 'other' : STATUSES[name];
  if (status === 'error') return { status, statusText, reason: tail.join(': ').trim() || null };
  if (name !== undefined && tail.length === 0) return { status, statusText };
  const slip = nearestName(statusText, NAMES);
  if (slip === null) return { status: 'other', statusText };
  report.at(field, `Unknown status ${quote(statusText)}.`, `Did you mean "${slip}"?`);
  return null;
}

/** Programs write one status in several ways: "Over capacity", "over-capacity", "OVER_CAPACITY". */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[-_ ]/g, ' ');
}

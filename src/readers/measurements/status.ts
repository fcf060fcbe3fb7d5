import { nearestName } from '../nearest.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { NOT_APPLICABLE } from './not-applicable.ts';

/** What became of a measurement, as the cell says it and as we do. */
export type Status =
  | { readonly status: 'valid' | 'capacity-limited'; readonly statusText: string }
  | { readonly status: 'error'; readonly statusText: string; readonly reason: string | null }
  | { readonly status: 'over-capacity' | 'skipped' | 'not-run' | 'other'; readonly statusText: string };

const STATUSES = [
  { name: 'Valid', status: 'valid' },
  { name: 'Capacity limited', status: 'capacity-limited' },
  { name: 'Underfilled', status: 'capacity-limited' },
  { name: 'Warm-up timed out', status: 'capacity-limited' },
  { name: 'Over capacity', status: 'over-capacity' },
  { name: 'Error', status: 'error' },
  { name: 'Failed', status: 'error' },
  { name: 'Loop detected', status: 'error' },
  { name: 'Skipped', status: 'skipped' },
  { name: 'Not run', status: 'not-run' },
] as const;

const KNOWN = new Map(
  STATUSES.flatMap(({ name, status }) => [name, plain(name)].map((text) => [text, status] as const)),
);
const NAMES = STATUSES.map(({ name }) => name);

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
  const status = KNOWN.get(head) ?? KNOWN.get(plain(head));
  if (status === 'error') return { status, statusText, reason: tail.join(': ').trim() || null };
  if (status !== undefined && tail.length === 0) return { status, statusText };
  const slip = nearestName(statusText, NAMES);
  if (slip === null) return { status: 'other', statusText };
  report.at(field, `Unknown status ${quote(statusText)}.`, `Did you mean "${slip}"?`);
  return null;
}

/** Programs write one status in several ways: "Over capacity", "over-capacity", "OVER_CAPACITY". */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[-_ ]/g, ' ');
}

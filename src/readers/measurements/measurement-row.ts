import type { Quantity } from '../../run/quantity.ts';
import type { Field, Report } from '../report.ts';
import type { Status } from './status.ts';

/** The columns of All measurements that hold figures, in the words of the documents. */
export const FIGURE_COLUMNS = [
  'Total tok/s',
  'Per request tok/s',
  'TTFT',
  'Time between tokens',
  'Average active requests',
  'Completed requests',
  'Output tokens',
  'Measured for',
] as const;

/** All columns of All measurements. */
export const COLUMNS = ['Phase', 'Context', 'Requests at once', 'Status', ...FIGURE_COLUMNS] as const;

export type Column = (typeof COLUMNS)[number];

/** The columns that hold figures. */
export type FigureColumn = (typeof FIGURE_COLUMNS)[number];

/** Why a text is no figure: a predicate to follow it, such as "is not a number.", and what to do. */
export interface FigureRefusal {
  readonly message: string;
  readonly hint: string;
}

/** How the figures of a column are written. */
export interface FigureFormat {
  readonly read: (text: string) => Quantity | FigureRefusal;
  /** Figures as they may be written, such as `"26.2" or "17.6K"`. */
  readonly example: string;
  readonly mayBeZero: boolean;
}

/** How the figures of a table are written. */
export interface Notation {
  readonly formatOf: (column: FigureColumn) => FigureFormat;
  /** Whether a cell says that there is no figure. */
  readonly isAbsent: (text: string) => boolean;
  /** Whether a valid row may lack figures that its tool did not record. */
  readonly isSparing: boolean;
}

/** A row of measurements whose place is known; its figures are not read yet. */
export interface MeasurementRow {
  readonly phase: 'Prefill' | 'Sustained decode' | 'Burst';
  readonly contextLabel: string;
  readonly contextTokens: number;
  readonly concurrency: number;
  readonly status: Status;
  readonly sourceLine: number;
  readonly cell: (column: Column) => Field;
  /** What the table itself calls a column. */
  readonly heading: (column: Column) => string;
  readonly notation: Notation;
}

/** Reports rows for a place that another row is for already. */
export function reportDuplicates(rows: readonly MeasurementRow[], report: Report): void {
  const lines = new Map<string, number>();
  for (const row of rows) {
    const place = placeInPhase(row);
    const first = lines.get(place);
    if (first === undefined) {
      lines.set(place, row.sourceLine);
      continue;
    }
    report.onLine(
      row.cell('Phase'),
      `The measurement of ${place} is repeated: it is on line ${first} already.`,
      'Keep one of the two.',
    );
  }
}

/** Sustained decode is what a matrix is of, and goes without saying. */
function placeInPhase(row: MeasurementRow): string {
  switch (row.phase) {
    case 'Prefill':
      return `Prefill at ${row.contextLabel}`;
    case 'Sustained decode':
      return placeOf(row);
    case 'Burst':
      return `Burst at ${placeOf(row)}`;
  }
}

/** Where a decode measurement stands: "8K, 1 request", "8K, 2 requests". */
export function placeOf({
  contextLabel,
  concurrency,
}: {
  contextLabel: string;
  concurrency: number;
}): string {
  return `${contextLabel}, ${concurrency === 1 ? '1 request' : `${concurrency} requests`}`;
}

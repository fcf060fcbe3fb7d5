import type { Report } from '../report.ts';
import { hasNoFigures } from './figures.ts';
import type { FigureColumn, MeasurementRow } from './measurement-row.ts';
import type { Status } from './status.ts';

type Measured = Extract<Status, { readonly status: 'valid' | 'capacity-limited' }>;

/** How the figures of a row are read, and in which columns none may stand where it has no figures. */
interface RowFigures<Figures extends object> {
  readonly columns: readonly FigureColumn[];
  /** Null where they are not sound, which is reported. */
  readonly read: () => Figures | null;
}

/**
 * What a row says behind its place: its status with the figures where it has any, else its status alone. Null where the
 * figures are not sound, or stand on a row that has none, which is reported.
 */
export function byStatus<Figures extends object>(
  { row, report }: { readonly row: MeasurementRow; readonly report: Report },
  { columns, read }: RowFigures<Figures>,
): (Measured & Figures) | Exclude<Status, Measured> | null {
  const { status } = row;
  switch (status.status) {
    case 'valid':
    case 'capacity-limited': {
      const figures = read();
      return figures === null ? null : { status: status.status, statusText: status.statusText, ...figures };
    }
    case 'error':
    case 'over-capacity':
    case 'skipped':
    case 'not-run':
    case 'other':
      return hasNoFigures(row, columns, report) ? status : null;
  }
}

import type { DecodeCell } from '../../run/decode.ts';
import type { PrefillPoint } from '../../run/prefill.ts';
import type { Report } from '../report.ts';
import { readDecodeCell } from './decode-cell.ts';
import { readMeasurementRows, type MeasurementRow } from './measurement-row.ts';
import { readPrefillPoint } from './prefill-point.ts';
import type { Table } from './table.ts';

/** A measurement beside the row that it was read from; null where its figures are not sound. */
export interface Measured<Measurement> {
  readonly row: MeasurementRow;
  readonly measurement: Measurement | null;
}

/** All measurements of a document, in its order. */
export interface Measurements {
  readonly prefill: readonly Measured<PrefillPoint>[];
  readonly decode: readonly Measured<DecodeCell>[];
  /** Whether every row has been read; if not, nothing can be said of what the table lacks. */
  readonly isWhole: boolean;
}

/** Reads the table under All measurements, which is the truth that all else in the document is compared with. */
export function readMeasurements(table: Table, report: Report): Measurements {
  const { rows, isWhole } = readMeasurementRows(table, report);
  const prefill: Measured<PrefillPoint>[] = [];
  const decode: Measured<DecodeCell>[] = [];
  for (const row of rows) {
    switch (row.phase) {
      case 'Prefill':
        prefill.push({ row, measurement: readPrefillPoint(row, report) });
        break;
      case 'Sustained decode':
        decode.push({ row, measurement: readDecodeCell(row, report) });
        break;
    }
  }
  if (decode.length === 0 && isWhole) {
    const [first] = table.header;
    if (first !== undefined)
      report.onLine(first, 'All measurements has no Sustained decode row.', 'Add the rows.');
  }
  return { prefill, decode, isWhole };
}

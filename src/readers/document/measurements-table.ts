import { readMeasured, type Measurements } from '../measurements/measurements.ts';
import type { Report } from '../report.ts';
import { readMeasurementRows } from './measurement-rows.ts';
import type { Table } from './table.ts';

/** Reads the table under All measurements, which is the truth that all else in the document is compared with. */
export function readMeasurements(table: Table, report: Report): Measurements {
  const { rows, isWhole } = readMeasurementRows(table, report);
  const { prefill, decode } = readMeasured(rows, report);
  if (decode.length === 0 && isWhole) {
    const [first] = table.header;
    if (first !== undefined)
      report.onLine(first, 'All measurements has no Sustained decode row.', 'Add the rows.');
  }
  return { prefill, decode, isWhole };
}

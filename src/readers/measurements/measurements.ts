import type { DecodeCell } from '../../run/decode.ts';
import type { PrefillPoint } from '../../run/prefill.ts';
import type { Report } from '../report.ts';
import { readDecodeCell } from './decode-cell.ts';
import type { MeasurementRow } from './measurement-row.ts';
import { readPrefillPoint } from './prefill-point.ts';

/** A measurement beside the row that it was read from; null where its figures are not sound. */
export interface Measured<Measurement, Row = MeasurementRow> {
  readonly row: Row;
  readonly measurement: Measurement | null;
}

/** All measurements of a table by phase, in its order. */
export interface MeasuredRows<Row = MeasurementRow> {
  readonly prefill: readonly Measured<PrefillPoint, Row>[];
  readonly decode: readonly Measured<DecodeCell, Row>[];
  readonly bursts: readonly Measured<DecodeCell, Row>[];
}

/** All measurements of a document, in its order. */
export interface Measurements extends Pick<MeasuredRows, 'prefill' | 'decode'> {
  /** Whether every row has been read; if not, nothing can be said of what the table lacks. */
  readonly isWhole: boolean;
}

/** Reads the figures of rows; what is not sound in them is reported. */
export function readMeasured<Row extends MeasurementRow>(
  rows: readonly Row[],
  report: Report,
): MeasuredRows<Row> {
  const prefill: Measured<PrefillPoint, Row>[] = [];
  const decode: Measured<DecodeCell, Row>[] = [];
  const bursts: Measured<DecodeCell, Row>[] = [];
  for (const row of rows) {
    switch (row.phase) {
      case 'Prefill':
        prefill.push({ row, measurement: readPrefillPoint(row, report) });
        break;
      case 'Sustained decode':
        decode.push({ row, measurement: readDecodeCell(row, report) });
        break;
      case 'Burst':
        bursts.push({ row, measurement: readDecodeCell(row, report) });
        break;
    }
  }
  return { prefill, decode, bursts };
}

/** The measurement of a row in a table in which nothing was reported. */
export function soundMeasurement<Measurement>({ row, measurement }: Measured<Measurement>): Measurement {
  if (measurement === null) throw new Error(`row neither read nor refused: line ${row.sourceLine}`);
  return measurement;
}

import type { DecodeCell } from '../../run/decode.ts';
import type { Report } from '../report.ts';
import type { Measured } from './measurements.ts';

/** How far a window may be from the time that was asked for: a part of it, and at least some seconds. */
const MOST_OFF = 0.2;
const SECONDS_OFF = 2;

/** The length of a window that was asked for. */
export interface AskedWindow {
  /** Null where it is unknown. */
  readonly seconds: number | null;
  /** Who says so, with the seconds after it, such as "Run gives 30 s as Time per measurement". */
  readonly said: (seconds: number) => string;
}

/** Checks that every valid row was measured for about the time that was asked for. */
export function checkWindows(
  decode: readonly Measured<DecodeCell>[],
  { seconds: secondsPerMeasurement, said }: AskedWindow,
  report: Report,
): void {
  if (secondsPerMeasurement === null) return;
  const allowed = Math.max(SECONDS_OFF, MOST_OFF * secondsPerMeasurement);
  const [first, ...others] = decode.filter(
    ({ measurement }) =>
      measurement?.status === 'valid' &&
      measurement.measuredSeconds !== null &&
      Math.abs(measurement.measuredSeconds - secondsPerMeasurement) > allowed,
  );
  if (first === undefined) return;
  const field = first.row.cell('Measured for');
  const more = others.length === 0 ? '' : ` (and ${others.length} more rows are as far off)`;
  report.at(
    field,
    `${first.row.heading('Measured for')} is "${field.text}"${more}, but ${said(secondsPerMeasurement)}.`,
    'Correct the one that is wrong; a measurement that was cut short is not "Valid".',
  );
}

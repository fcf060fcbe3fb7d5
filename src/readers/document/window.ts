import type { DecodeCell } from '../../run/decode.ts';
import type { Report } from '../report.ts';
import type { Measured } from './measurements.ts';

/** How far a window may be from the time that was asked for: a part of it, and at least some seconds. */
const MOST_OFF = 0.2;
const SECONDS_OFF = 2;

/** Checks that every valid row was measured for about the time that the section Run gives. */
export function checkWindows(
  decode: readonly Measured<DecodeCell>[],
  secondsPerMeasurement: number | null,
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
    `Measured for is "${field.text}"${more}, but Run gives ${secondsPerMeasurement} s as Time per measurement.`,
    'Correct the one that is wrong; a measurement that was cut short is not "Valid".',
  );
}

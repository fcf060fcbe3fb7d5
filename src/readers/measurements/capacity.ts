import { cacheDemand } from '../../run/consistency.ts';
import type { DecodeCell } from '../../run/decode.ts';
import type { Report } from '../report.ts';
import { placeOf } from './measurement-row.ts';
import type { Measured } from './measurements.ts';

/** Context labels are rounded: demands that are nearly the same may really be either way round. */
const ROUNDING = 0.98;

/**
 * Checks that nothing is over capacity that needs less KV cache than what was measured: the pattern of a matrix whose
 * statuses were mixed up.
 */
export function checkCapacity(
  decode: readonly Measured<DecodeCell>[],
  maxOutputTokens: number | null,
  report: Report,
): void {
  if (maxOutputTokens === null) return;
  const demandOf = ({ row }: Measured<DecodeCell>): number =>
    cacheDemand(row.contextTokens, maxOutputTokens, row.concurrency);
  const valid = decode.filter(({ row }) => row.status.status === 'valid');
  const [first] = valid;
  if (first === undefined) return;
  const largest = valid.reduce((most, each) => (demandOf(each) > demandOf(most) ? each : most), first);
  for (const each of decode) {
    if (each.row.status.status !== 'over-capacity') continue;
    if (demandOf(each) >= ROUNDING * demandOf(largest)) continue;
    report.at(
      each.row.cell('Status'),
      `The Status is "${each.row.status.statusText}" at ${placeOf(each.row)}, but line ${largest.row.sourceLine} is "${largest.row.status.statusText}" at ${placeOf(largest.row)}, which needs more KV cache.`,
      'Correct the status that is wrong; "Not run" and "Skipped" say nothing of capacity.',
    );
  }
}

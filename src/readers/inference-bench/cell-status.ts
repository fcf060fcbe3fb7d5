import type { JsonFields } from '../json/json-fields.ts';

/** What became of a cell that the tool tried, and its throughput where that is one. */
export type Outcome =
  | {
      readonly status: 'valid' | 'capacity-limited';
      readonly statusText: string;
      readonly decodeTokPerSec: number;
    }
  | { readonly status: 'error'; readonly statusText: string; readonly reason: string | null };

/** How the tool marks a cell in which the model repeated itself, in the place of its throughput. */
const LOOP = -3;

/**
 * The outcome of a cell. A throughput is one only above 0, and only where neither the cell nor the summary table calls it
 * invalid (`isInvalid`): a server that died leaves zeros, and tokens that repeat themselves are no work.
 */
export function readOutcome(
  cell: JsonFields,
  { isInvalid, publicText }: { isInvalid: boolean; publicText: (text: string) => string },
): Outcome {
  const throughput = cell.number('aggregate_tps');
  const total = throughput !== null && throughput.value <= 0 ? throughput : cell.figure('aggregate_tps');
  const isLoop = cell.flag('loop_detected') === true || throughput?.value === LOOP;
  const said = publicText(cell.text('failure_reason')?.value ?? '');
  const failure = said === 'LoopDetected' ? '' : said;
  const errors = cell.count('num_errors')?.value ?? 0;
  const limit = readLimit(cell);
  if (total !== null && total.value > 0 && !isLoop && !isInvalid && failure === '') {
    const statusText = limit ?? (errors === 0 ? 'Valid' : `Valid, ${failed(errors)}`);
    return {
      status: limit === null ? 'valid' : 'capacity-limited',
      statusText,
      decodeTokPerSec: total.value,
    };
  }
  const reasons = [
    ...(isLoop ? ['the model repeated itself'] : []),
    ...(failure === '' ? [] : [failure]),
    ...(errors === 0 ? [] : [failed(errors)]),
    ...(limit === 'Warm-up timed out' ? ['the warm-up timed out'] : []),
  ];
  return { status: 'error', statusText: 'Error', reason: reasons.length === 0 ? null : reasons.join('; ') };
}

/** Why the server did not hold the concurrency that was asked for; null where it did. */
function readLimit(cell: JsonFields): string | null {
  const isLimited = cell.flag('capacity_limited') === true;
  const isUnderfilled = cell.flag('underfilled') === true;
  if (cell.flag('warmup_timed_out') === true) return 'Warm-up timed out';
  if (isLimited) return 'Capacity limited';
  return isUnderfilled ? 'Underfilled' : null;
}

function failed(errors: number): string {
  return errors === 1 ? '1 request failed' : `${errors} requests failed`;
}

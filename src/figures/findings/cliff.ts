import { formatList } from '../../display/list-text.ts';
import { formatDecodeRate, formatRequests } from '../../display/quantity-text.ts';
import type { MeasuredDecode } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { decodePlace } from '../decode-place.ts';
import { setUp } from '../set-up.ts';
import { finding, type Finding } from './finding.ts';
import { speculationText } from './speculation-text.ts';
import { cliffPairs } from './cliff-pairs.ts';
import type { Pair } from './valid-rows.ts';

function speculation(run: Run): string {
  const known = setUp(run);
  if (known.command !== 'read' || known.speculativeDecoding === null) return '';
  return ` Speculative decoding${speculationText(known.speculativeDecoding)} is on; its acceptance may end.`;
}

function describe(run: Run, pairs: readonly Pair<MeasuredDecode>[]): readonly Finding[] {
  const [first, ...others] = pairs;
  if (first === undefined) return [];
  const [left, right] = first;
  const who =
    left.concurrency === 1 ? 'One request falls' : `Throughput at ${formatRequests(left.concurrency)} falls`;
  const rates = `from ${formatDecodeRate(left.decodeTokPerSec)} to ${formatDecodeRate(right.decodeTokPerSec)} tok/s`;
  const also = others.map(([, cell]) => String(cell.concurrency));
  return [
    finding('cliff', {
      title: `Cliff at ${right.contextLabel}`,
      sentence:
        `${who} ${rates} between ${left.contextLabel} and ${right.contextLabel}.` +
        (also.length === 0 ? '' : ` The same at ${formatList(also)} requests.`) +
        speculation(run),
      cells: pairs.map(([, cell]) => decodePlace(cell)),
    }),
  ];
}

/** Throughput that falls by more than half from one context to the next, where the row is smooth beside it. */
export function cliffFindings(run: Run): readonly Finding[] {
  const byPlace = Map.groupBy(
    cliffPairs(run),
    ([left, right]) => `${left.contextLabel} ${right.contextLabel}`,
  );
  return [...byPlace.values()].flatMap((pairs) => describe(run, pairs));
}

import { formatList } from '../../display/list-text.ts';
import { formatCount, formatDecodeRate, formatRequests } from '../../display/quantity-text.ts';
import type { MeasuredDecode } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { decodePlace } from '../decode-place.ts';
import { finding, type Finding } from './finding.ts';
import { falls, rowsByContext, steepest } from './valid-rows.ts';

/** At saturation a single window wobbles by a few per cent. */
const TOLERANCE = 0.05;

const throughput = ({ decodeTokPerSec }: MeasuredDecode): number => decodeTokPerSec;

/** Decode throughput of all requests together that falls when more requests come. */
export function throughputFalls(run: Run): readonly Finding[] {
  const pairs = rowsByContext(run.decode).flatMap((row) => falls(row, throughput, TOLERANCE));
  const worst = steepest(pairs, throughput);
  if (worst === undefined) return [];
  const [best, cell] = worst;
  const contexts = [...new Set(pairs.map(([, { contextLabel }]) => contextLabel))];
  const others = contexts.filter((label) => label !== cell.contextLabel);
  return [
    finding('throughput-falls', {
      title: 'More requests, less throughput',
      sentence:
        `At ${cell.contextLabel}, throughput falls from ${formatDecodeRate(best.decodeTokPerSec)} tok/s with ` +
        `${formatRequests(best.concurrency)} to ${formatDecodeRate(cell.decodeTokPerSec)} with ${formatCount(cell.concurrency)}.` +
        (others.length === 0 ? '' : ` It falls at ${formatList(others)} too.`),
      cells: pairs.map(([, fallen]) => decodePlace(fallen)),
    }),
  ];
}

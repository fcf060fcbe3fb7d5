import { formatMilliseconds, formatRequests } from '../../display/quantity-text.ts';
import type { MeasuredDecode } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { decodePlace } from '../decode-place.ts';
import { finding, type Finding } from './finding.ts';
import { falls, rowsByConcurrency, steepest } from './valid-rows.ts';

/** A median over few requests wobbles by several per cent, and by some milliseconds where it is short. */
const TOLERANCE = 0.1;
const TOLERANCE_MS = 10;

type Timed = MeasuredDecode & { readonly ttftMs: number };

const isTimed = (cell: MeasuredDecode): cell is Timed => cell.ttftMs !== null;

const ttft = ({ ttftMs }: Timed): number => ttftMs;

/** Decode TTFT that falls with context at one concurrency. */
export function decodeTtftFalls(run: Run): readonly Finding[] {
  const pairs = rowsByConcurrency(run.decode)
    .flatMap((row) => falls(row.filter(isTimed), ttft, TOLERANCE))
    .filter(([left, right]) => left.ttftMs - right.ttftMs > TOLERANCE_MS);
  const worst = steepest(pairs, ttft);
  if (worst === undefined) return [];
  const [left, right] = worst;
  return [
    finding('decode-ttft-falls', {
      title: 'TTFT falls with context length',
      sentence:
        `With ${formatRequests(left.concurrency)}, TTFT falls from ${formatMilliseconds(left.ttftMs)} ms at ` +
        `${left.contextLabel} to ${formatMilliseconds(right.ttftMs)} ms at ${right.contextLabel}. ` +
        'A longer context should take longer: the prompt cache may not have been equally warm.',
      cells: pairs.map(([, cell]) => decodePlace(cell)),
    }),
  ];
}

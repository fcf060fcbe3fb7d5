import { formatMilliseconds } from '../../display/quantity-text.ts';
import type { MeasuredPrefill } from '../../run/prefill.ts';
import type { Run } from '../../run/run.ts';
import { finding, type Finding } from './finding.ts';
import { isClearlyLonger, measuredByContext } from './prefill-curve.ts';
import { falls, neighbours, steepest, type Pair } from './valid-rows.ts';

/** A longer prompt whose TTFT lies this far below a shorter one's was not measured alike; less can be noise. */
const FALL = 0.05;
/** A clearly longer prompt takes longer by more than this, whatever the cost of a token. */
const GROWTH = 0.01;

const ttft = ({ ttftMs }: MeasuredPrefill): number => ttftMs;

const ends = (pair: Pair<MeasuredPrefill>): string[] => pair.map(({ contextLabel }) => contextLabel);

function isFlat(pair: Pair<MeasuredPrefill>): boolean {
  const [left, right] = pair;
  const most = Math.max(left.ttftMs * (1 + GROWTH), left.ttftMs + 1);
  return isClearlyLonger(pair) && right.ttftMs <= most && right.ttftMs >= left.ttftMs * (1 - FALL);
}

/** Prefill TTFT that is the same for a clearly longer prompt, so that something else sets it. */
export function prefillTtftFlat(run: Run): readonly Finding[] {
  const flat = neighbours(measuredByContext(run)).filter(isFlat);
  const [first] = flat;
  if (first === undefined) return [];
  const [left, right] = first;
  const others = flat.length === 1 ? '' : ` It is so at ${String(flat.length)} places.`;
  return [
    finding('prefill-ttft-flat', {
      title: `Prefill TTFT does not grow from ${left.contextLabel} to ${right.contextLabel}`,
      sentence:
        `Prefill TTFT is ${formatMilliseconds(left.ttftMs)} ms at ${left.contextLabel} and ` +
        `${formatMilliseconds(right.ttftMs)} ms at ${right.contextLabel}.${others} ` +
        'Something other than the prompt sets it, so the throughputs there say little.',
      prefillContexts: [...new Set(flat.flatMap(ends))],
    }),
  ];
}

/** Prefill TTFT that falls with context. */
export function prefillTtftFalls(run: Run): readonly Finding[] {
  const pairs = falls(measuredByContext(run), ttft, FALL);
  const worst = steepest(pairs, ttft);
  if (worst === undefined) return [];
  const [left, right] = worst;
  return [
    finding('prefill-ttft-falls', {
      title: `Prefill TTFT falls at ${right.contextLabel}`,
      sentence:
        `Prefill TTFT falls from ${formatMilliseconds(left.ttftMs)} ms at ${left.contextLabel} to ` +
        `${formatMilliseconds(right.ttftMs)} ms at ${right.contextLabel}. ` +
        'A longer prompt takes longer, so the two were not measured alike.',
      prefillContexts: [...new Set(pairs.flatMap(ends))],
    }),
  ];
}

import {
  formatCount,
  formatDecodeRate,
  formatMilliseconds,
  formatPrefillRate,
  formatRequests,
} from '../display/quantity-text.ts';
import { headline } from '../figures/headline.ts';
import { kvCacheBudget } from '../figures/kv-cache-budget.ts';
import type { Run } from '../run/run.ts';
import { decodeAnchor, prefillAnchor } from './address.ts';
import { budgetBasis, budgetRangeText } from './capacity-text.ts';

/** A figure that people look for first. */
export interface HeadlineFigure {
  readonly label: string;
  readonly figure: string;
  /** Unit and place for a small space: "tok/s, 16K × 16"; empty where the figure says all. */
  readonly rest: string;
  /** The unit alone. */
  readonly unit: string;
  /** What to know beside it, where there is room: "16K × 16 requests". */
  readonly note: string;
  /** Anchor on the run's page of the cell or point that it is taken from; of an inferred figure, of its reasons. */
  readonly anchor: string;
}

/** The up to five figures of a run's head, those that it does not have left out. */
export function headlineFigures(run: Run): readonly HeadlineFigure[] {
  const { singleRequest, peakDecode, fastestPrefill, longestContext } = headline(run);
  const budget = kvCacheBudget(run);
  return [
    singleRequest !== null && {
      label: `One request, ${singleRequest.contextLabel}`,
      figure: formatDecodeRate(singleRequest.decodeTokPerSec),
      rest: 'tok/s',
      unit: 'tok/s',
      note:
        singleRequest.ttftMs === null
          ? 'decode'
          : `${formatMilliseconds(singleRequest.ttftMs)} ms to first token`,
      anchor: decodeAnchor(singleRequest),
    },
    peakDecode !== null && {
      label: 'Peak decode',
      figure: formatDecodeRate(peakDecode.decodeTokPerSec),
      rest: `tok/s, ${peakDecode.contextLabel} × ${formatCount(peakDecode.concurrency)}`,
      unit: 'tok/s',
      note: `${peakDecode.contextLabel} × ${formatRequests(peakDecode.concurrency)}`,
      anchor: decodeAnchor(peakDecode),
    },
    fastestPrefill !== null && {
      label: 'Fastest prefill',
      figure: formatPrefillRate(fastestPrefill.prefillTokPerSec),
      rest: `tok/s, ${fastestPrefill.contextLabel}`,
      unit: 'tok/s',
      note: `${fastestPrefill.contextLabel}, ${formatMilliseconds(fastestPrefill.ttftMs)} ms`,
      anchor: prefillAnchor(fastestPrefill),
    },
    longestContext !== null && {
      label: 'Longest context',
      figure: longestContext.contextLabel,
      rest: '',
      unit: '',
      note: `decode with ${longestContext.concurrency === 1 ? '' : 'up to '}${formatRequests(longestContext.concurrency)}`,
      anchor: decodeAnchor(longestContext),
    },
    budget !== null && {
      label: 'KV cache',
      figure: budgetRangeText(budget),
      rest: budget.consistent ? `tokens, ${budget.basis}` : '',
      unit: budget.consistent ? 'tokens' : '',
      note: budgetBasis(budget),
      anchor: 'capacity',
    },
  ].filter((figure) => figure !== false);
}

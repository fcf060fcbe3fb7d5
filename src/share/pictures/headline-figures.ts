import { formatCount, formatDecodeRate, formatPrefillRate } from '../../display/quantity-text.ts';
import { headline } from '../../figures/headline.ts';
import { kvCacheBudget } from '../../figures/kv-cache-budget.ts';
import type { Run } from '../../run/run.ts';
import { budgetRangeText } from '../capacity-text.ts';

/** A figure that people look for first, in short words. */
export interface HeadlineFigure {
  readonly label: string;
  readonly figure: string;
  /** Unit and place: "tok/s, 16K × 16"; empty where the figure says all. */
  readonly rest: string;
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
    },
    peakDecode !== null && {
      label: 'Peak decode',
      figure: formatDecodeRate(peakDecode.decodeTokPerSec),
      rest: `tok/s, ${peakDecode.contextLabel} × ${formatCount(peakDecode.concurrency)}`,
    },
    fastestPrefill !== null && {
      label: 'Fastest prefill',
      figure: formatPrefillRate(fastestPrefill.prefillTokPerSec),
      rest: `tok/s, ${fastestPrefill.contextLabel}`,
    },
    longestContext !== null && { label: 'Longest context', figure: longestContext.contextLabel, rest: '' },
    budget !== null && {
      label: 'KV cache, inferred',
      figure: budgetRangeText(budget),
      rest: budget.consistent ? 'tokens' : '',
    },
  ].filter((figure) => figure !== false);
}

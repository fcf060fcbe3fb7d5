import { formatCount } from '../display/quantity-text.ts';
import type { Exploration } from '../figures/explore/exploration.ts';
import { runMetrics } from '../figures/explore/run-metric.ts';

/** What a list of runs shows, in numbers. */
export interface ShownRuns {
  readonly found: number;
  readonly all: number;
  /** Left out because a limit could not be asked of them. */
  readonly unmeasured: number;
  /** Kinds of measurement among the runs found. */
  readonly kinds: number;
}

/** "2,000 runs", "312 of 2,000 runs", "1 run". */
export function countText({ found, all }: Pick<ShownRuns, 'found' | 'all'>): string {
  const runs = all === 1 ? '1 run' : `${formatCount(all)} runs`;
  return found === all ? runs : `${formatCount(found)} of ${runs}`;
}

/** What to know of the order and of what is left out, in sentences; none where there is nothing to know. */
export function explorationRemarks(
  exploration: Exploration,
  { unmeasured, kinds }: ShownRuns,
): readonly string[] {
  const { sort, perRequest, requests, perGpu } = exploration;
  const left = unmeasured === 1 ? '1 run has' : `${formatCount(unmeasured)} runs have`;
  const measuredWith = requests === 1 ? '' : ` with ${formatCount(requests)} or more requests`;
  const decides = sort !== 'newest' || perRequest !== null;
  const isDivided = runMetrics.some(({ slug, dividable }) => slug === sort && dividable);
  return [
    perRequest !== null &&
      unmeasured > 0 &&
      `${left} no per-request figure at this context${measuredWith}, and ${unmeasured === 1 ? 'is' : 'are'} left out.`,
    decides &&
      kinds > 1 &&
      'Figures of different kinds of measurement are not sorted together: each kind is a list of its own.',
    sort !== 'newest' && 'Runs without the figure, and withdrawn ones, come last.',
    perGpu &&
      `Peak decode, prefill and KV cache are divided by the number of GPUs${isDivided ? ', and sorted so' : ''}; the speed of one request is not.`,
  ].filter((remark) => remark !== false);
}

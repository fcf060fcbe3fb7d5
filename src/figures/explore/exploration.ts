import { facets, type FacetKey } from './facet.ts';
import type { RunMetric } from './run-metric.ts';

/** What a person asks of all runs. */
export interface Exploration {
  readonly search: string;
  /** Slugs of values by facet; of none, all are meant. */
  readonly chosen: Readonly<Record<FacetKey, readonly string[]>>;
  readonly sort: 'newest' | RunMetric['slug'];
  /** Worst or oldest first. What is absent stays last. */
  readonly reversed: boolean;
  /** Context in tokens of the figures that depend on one; null for each run's own. */
  readonly atTokens: number | null;
  /** At least so many tok/s for each request at that context; null for no limit. */
  readonly perRequest: number | null;
  /** With so many requests at once, or more. */
  readonly requests: number;
  readonly perGpu: boolean;
}

const NOTHING_CHOSEN: Exploration['chosen'] = {
  family: [],
  gpu: [],
  gpus: [],
  engine: [],
  version: [],
  quantization: [],
  tool: [],
  kind: [],
  year: [],
};

/** All runs, newest first. */
export const everything: Exploration = {
  search: '',
  chosen: NOTHING_CHOSEN,
  sort: 'newest',
  reversed: false,
  atTokens: null,
  perRequest: null,
  requests: 1,
  perGpu: false,
};

/** Whether fewer than all runs are asked for. */
export function isNarrowed({ search, chosen, perRequest }: Exploration): boolean {
  return search.trim() !== '' || perRequest !== null || facets.some(({ key }) => chosen[key].length > 0);
}

import type { Run } from '../../run/run.ts';
import { contextHeading, contextKey, distinctContexts } from '../comparison/context.ts';
import { bestCell, validCells, type RunCell } from './best-cell.ts';

/** Which run is the fastest, for each context length and concurrency. */
export interface BestMatrix {
  readonly concurrencies: readonly number[];
  readonly rows: readonly {
    readonly heading: string;
    /** One per concurrency; null where no run has a valid figure. */
    readonly cells: readonly (RunCell | null)[];
  }[];
  /** Whether contexts or concurrencies that few runs have were left out. */
  readonly isCut: boolean;
}

/** More rows or columns than this nobody reads. */
export const MOST_LINES = 12;

/** The keys that the most cells have, at most so many. */
function mostFrequent<Key>(keys: readonly Key[]): ReadonlySet<Key> {
  const counts = [...Map.groupBy(keys, (key) => key)].map(([key, { length }]) => ({ key, length }));
  return new Set(
    counts
      .sort((left, right) => right.length - left.length)
      .slice(0, MOST_LINES)
      .map(({ key }) => key),
  );
}

/**
 * The best valid cell of runs at each place, by decode tok/s of all requests, or of one GPU. The runs must be of one kind
 * of measurement, see kindSections. Where there are many, the contexts and concurrencies that the most cells have.
 */
export function bestMatrix(runs: readonly Run[], { perGpu }: { readonly perGpu: boolean }): BestMatrix {
  const cells = validCells(runs);
  const byPlace = Map.groupBy(cells, ({ cell }) => `${contextKey(cell)} × ${String(cell.concurrency)}`);
  const contexts = distinctContexts(cells.map(({ cell }) => cell));
  const concurrencies = [...new Set(cells.map(({ cell }) => cell.concurrency))].sort((a, b) => a - b);
  const keptContexts = mostFrequent(cells.map(({ cell }) => contextKey(cell)));
  const keptConcurrencies = mostFrequent(cells.map(({ cell }) => cell.concurrency));
  const shown = concurrencies.filter((concurrency) => keptConcurrencies.has(concurrency));
  return {
    concurrencies: shown,
    rows: contexts
      .filter((context) => keptContexts.has(contextKey(context)))
      .map((context) => ({
        heading: contextHeading(context, contexts),
        cells: shown.map((concurrency) =>
          bestCell(byPlace.get(`${contextKey(context)} × ${String(concurrency)}`) ?? [], perGpu),
        ),
      })),
    isCut: contexts.length > MOST_LINES || concurrencies.length > MOST_LINES,
  };
}

import type { Run } from '../../run/run.ts';
import { contextKey, type Context } from '../comparison/context.ts';

/** One cell of the decode matrix in all runs of a history. */
export interface HistoryCell extends Context {
  readonly concurrency: number;
  /** Decode tok/s of all requests, one per run in their order; null where the run has no valid figure there. */
  readonly figures: readonly (number | null)[];
}

const count = ({ figures }: HistoryCell): number => figures.filter((figure) => figure !== null).length;

/** The cells in which two runs at least have a valid figure, by context, then concurrency. */
export function historyCells(runs: readonly Run[]): readonly HistoryCell[] {
  const cells = new Map<string, Omit<HistoryCell, 'figures'> & { readonly figures: (number | null)[] }>();
  for (const [at, { decode }] of runs.entries()) {
    for (const cell of decode) {
      if (cell.status !== 'valid') continue;
      const { contextLabel, contextTokens, concurrency } = cell;
      const key = `${contextKey(cell)} × ${String(concurrency)}`;
      const known = cells.get(key) ?? {
        contextLabel,
        contextTokens,
        concurrency,
        figures: runs.map(() => null),
      };
      known.figures[at] = cell.decodeTokPerSec;
      cells.set(key, known);
    }
  }
  return [...cells.values()]
    .filter((cell) => count(cell) > 1)
    .sort((left, right) => left.contextTokens - right.contextTokens || left.concurrency - right.concurrency);
}

/**
 * Up to four cells that say most: one request at the shortest, a middle and the longest context that the most runs have,
 * and the cell with the highest figure of those that the most runs have. In the order of the cells.
 */
export function usualCells(cells: readonly HistoryCell[]): readonly HistoryCell[] {
  const single = mostMeasured(cells.filter(({ concurrency }) => concurrency === 1));
  const peak = mostMeasured(cells).reduce<HistoryCell | null>(
    (best, cell) => (best === null || highest(cell) > highest(best) ? cell : best),
    null,
  );
  const chosen = [single[0], single[Math.floor((single.length - 1) / 2)], single.at(-1), peak];
  return cells.filter((cell) => chosen.includes(cell));
}

function mostMeasured(cells: readonly HistoryCell[]): readonly HistoryCell[] {
  const most = Math.max(...cells.map(count));
  return cells.filter((cell) => count(cell) === most);
}

function highest({ figures }: HistoryCell): number {
  return Math.max(...figures.filter((figure) => figure !== null));
}

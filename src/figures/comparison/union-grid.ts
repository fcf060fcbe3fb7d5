import type { DecodeCell } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { contextHeading, contextKey, distinctContexts, type Context } from './context.ts';

/** One context length of several decode matrices. */
export interface UnionRow extends Context {
  /** The label, with its tokens where another row has the same label: "8K (8,000 tokens)". */
  readonly heading: string;
  /** By concurrency, then by run in the order given; null where that run has no such cell. */
  readonly cells: readonly (readonly (DecodeCell | null)[])[];
}

/** Several decode matrices on one grid: every context down, every concurrency across, both ascending. */
export interface UnionGrid {
  readonly concurrencies: readonly number[];
  readonly rows: readonly UnionRow[];
}

/** Lays the decode matrices of runs over one another. Unlike decodeGrid, which arranges one. */
export function unionGrid(runs: readonly Pick<Run, 'decode'>[]): UnionGrid {
  const all = runs.flatMap((run) => run.decode);
  const concurrencies = [...new Set(all.map((cell) => cell.concurrency))].sort((a, b) => a - b);
  const key = (context: Context, concurrency: number): string =>
    `${String(concurrency)} × ${contextKey(context)}`;
  const byPlace = runs.map(
    (run) => new Map(run.decode.map((cell) => [key(cell, cell.concurrency), cell] as const)),
  );
  const contexts = distinctContexts(all);
  const rows = contexts.map((context) => ({
    ...context,
    heading: contextHeading(context, contexts),
    cells: concurrencies.map((concurrency) =>
      byPlace.map((cells) => cells.get(key(context, concurrency)) ?? null),
    ),
  }));
  return { concurrencies, rows };
}

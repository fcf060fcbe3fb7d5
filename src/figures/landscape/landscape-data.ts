import type { Run } from '../../run/run.ts';
import { contextKey, distinctContexts, type Context } from '../comparison/context.ts';
import { validCells } from '../run-group/best-cell.ts';
import type { LandscapeRow } from './landscape-row.ts';

/** A valid cell: its run by its place, concurrency, tok/s of all requests, tok/s of one. */
export type PackedCell = readonly [run: number, concurrency: number, total: number, perRequest: number];

/** The cells of one context. */
export interface LandscapeContext extends Context {
  readonly cells: readonly PackedCell[];
}

/** What a landscape of some runs is drawn from, for a page to carry: plain JSON, small. */
export interface LandscapeData {
  readonly runs: readonly Pick<LandscapeRow, 'id' | 'name' | 'kind' | 'gpuCount'>[];
  /** Shortest first; only those with cells. */
  readonly contexts: readonly LandscapeContext[];
}

/**
 * The valid cells of runs that have both figures. `nameOf` says what a run is called among them. Leave out runs that
 * should not be relied on.
 */
export function landscapeData(runs: readonly Run[], nameOf: (run: Run) => string): LandscapeData {
  const places = new Map(runs.map((run, at) => [run.id, at]));
  const cells = validCells(runs).flatMap(({ run, cell }) =>
    cell.perRequestTokPerSec === null ? [] : [{ run, cell, perRequestTokPerSec: cell.perRequestTokPerSec }],
  );
  const byContext = Map.groupBy(cells, ({ cell }) => contextKey(cell));
  return {
    runs: runs.map((run) => ({
      id: run.id,
      name: nameOf(run),
      kind: run.protocol.measurementKind,
      gpuCount: run.hardware.gpuCount,
    })),
    contexts: distinctContexts(cells.map(({ cell }) => cell)).map((context) => ({
      ...context,
      cells: (byContext.get(contextKey(context)) ?? []).map(
        ({ run, cell: { concurrency, decodeTokPerSec }, perRequestTokPerSec }) =>
          [places.get(run.id) ?? 0, concurrency, decodeTokPerSec, perRequestTokPerSec] as const,
      ),
    })),
  };
}

/** The cells of a context as rows; none of a context that the data does not have. */
export function landscapeRows({ runs, contexts }: LandscapeData, context: Context): readonly LandscapeRow[] {
  const found = contexts.find((each) => contextKey(each) === contextKey(context));
  return (found?.cells ?? []).flatMap(([at, concurrency, totalTokPerSec, perRequestTokPerSec]) => {
    const run = runs[at];
    if (run === undefined) return [];
    const { contextLabel } = context;
    return [{ ...run, contextLabel, concurrency, totalTokPerSec, perRequestTokPerSec }];
  });
}

/** The context that the most runs have, the shorter of equals; null where there is none. */
export function widestContext({ contexts }: Pick<LandscapeData, 'contexts'>): LandscapeContext | null {
  const count = ({ cells }: LandscapeContext): number => new Set(cells.map(([run]) => run)).size;
  return contexts.reduce<LandscapeContext | null>(
    (best, each) => (best === null || count(each) > count(best) ? each : best),
    null,
  );
}

/** The data with those of its runs alone that are shown, by id, at one context in tokens. */
export function shownLandscape(
  { runs, contexts }: LandscapeData,
  { ids, contextTokens }: { readonly ids: ReadonlySet<string>; readonly contextTokens: number },
): LandscapeData {
  const isShown = ([at]: PackedCell): boolean => ids.has(runs[at]?.id ?? '');
  return {
    runs,
    contexts: contexts
      .filter((context) => context.contextTokens === contextTokens)
      .map((context) => ({ ...context, cells: context.cells.filter(isShown) }))
      .filter(({ cells }) => cells.length > 0),
  };
}

import type { Run } from '../../run/run.ts';
import type { RunGroup } from '../explore/run-groups.ts';
import { contextKey, distinctContexts, type Context } from '../comparison/context.ts';
import { bestCell, validCells, type RunCell } from './best-cell.ts';

/** What the runs of one model reach on one machine, or those on one machine with one model. */
export interface Member {
  readonly slug: string;
  readonly runs: RunGroup<Run>['runs'];
  /** The fastest single request at the common context; null where no run has it. */
  readonly singleRequest: RunCell | null;
  /** The highest decode throughput of all requests; null where no cell is valid. */
  readonly peak: RunCell | null;
}

/** The members of a group, and the context at which their single requests are compared. */
export interface Members {
  /** The context at which the most runs measured one request, the shorter of equals; null where none did. */
  readonly context: Context | null;
  /** In the order of the groups. */
  readonly members: readonly Member[];
}

/** The best of each of several groups of runs, which must all be of one kind of measurement. */
export function bestByMember(groups: readonly RunGroup<Run>[]): Members {
  const cells = new Map(groups.map(({ slug, runs }) => [slug, validCells(runs)]));
  const context = commonContext([...cells.values()].flat());
  return {
    context,
    members: groups.map(({ slug, runs }) => {
      const own = cells.get(slug) ?? [];
      const singles = own.filter(
        ({ cell }) => context !== null && cell.concurrency === 1 && contextKey(cell) === contextKey(context),
      );
      return { slug, runs, singleRequest: bestCell(singles, false), peak: bestCell(own, false) };
    }),
  };
}

function commonContext(cells: readonly RunCell[]): Context | null {
  const singles = cells.map(({ cell }) => cell).filter(({ concurrency }) => concurrency === 1);
  const counts = Map.groupBy(singles, contextKey);
  const count = (context: Context): number => counts.get(contextKey(context))?.length ?? 0;
  return distinctContexts(singles).reduce<Context | null>(
    (best, context) => (best === null || count(context) > count(best) ? context : best),
    null,
  );
}

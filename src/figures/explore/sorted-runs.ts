import type { Exploration } from './exploration.ts';
import type { ListedRun } from './listed-run.ts';
import { runMetrics } from './run-metric.ts';

/** Runs of one kind of measurement, which may be sorted by their figures; of any where nothing compares figures. */
export interface RunSection {
  readonly kind: ListedRun['protocol']['measurementKind'] | null;
  readonly runs: readonly ListedRun[];
  /** How many there are, also where not all of them are shown. */
  readonly count: number;
}

type Order = Pick<Exploration, 'sort' | 'reversed' | 'atTokens' | 'perGpu' | 'perRequest'>;

/** A moment as text that sorts; null where it is not given. */
type Key = number | string | null;

function key(run: ListedRun, order: Order): Key {
  if (order.sort === 'newest') return run.publication.measuredAt;
  const metric = runMetrics.find(({ slug }) => slug === order.sort);
  // Figures that were withdrawn are worth no place among those that hold.
  if (metric === undefined || run.standing?.status === 'withdrawn') return null;
  return metric.value(run, order);
}

function compare(left: Key, right: Key, sign: number): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (left === right) return 0;
  return left > right ? -sign : sign;
}

function sorted(runs: readonly ListedRun[], order: Order): readonly ListedRun[] {
  // Runs come newest first, equals by model: that is the order of equals here too.
  if (order.sort === 'newest' && !order.reversed) return runs;
  const sign = order.reversed ? -1 : 1;
  return runs
    .map((run) => ({ run, key: key(run, order) }))
    .sort((left, right) => compare(left.key, right.key, sign))
    .map(({ run }) => run);
}

/**
 * Runs, given newest first, in the order asked for. Where their figures decide, one section for each kind of
 * measurement, the one of most runs first: figures of different kinds are never sorted together. Absent figures, and
 * those of withdrawn runs, come last in both directions.
 */
export function sortedRuns(runs: readonly ListedRun[], order: Order): readonly RunSection[] {
  const section = (kind: RunSection['kind'], of: readonly ListedRun[]): RunSection => ({
    kind,
    runs: sorted(of, order),
    count: of.length,
  });
  if (order.sort === 'newest' && order.perRequest === null) return [section(null, runs)];
  const kinds = [...Map.groupBy(runs, ({ protocol }) => protocol.measurementKind)];
  return kinds
    .sort(([, left], [, right]) => right.length - left.length)
    .map(([kind, alike]) => section(kinds.length === 1 ? null : kind, alike));
}

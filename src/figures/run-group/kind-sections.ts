import type { Protocol } from '../../run/protocol.ts';

interface OfKind {
  readonly protocol: Pick<Protocol, 'measurementKind'>;
}

/** Runs whose figures may be set side by side. */
export interface KindSection<Run> {
  readonly kind: Protocol['measurementKind'];
  /** At least one, in the order given. */
  readonly runs: readonly Run[];
}

/** Runs by kind of measurement, the kind of most runs first: what compares figures does so within one section alone. */
export function kindSections<Run extends OfKind>(runs: readonly Run[]): readonly KindSection<Run>[] {
  return [...Map.groupBy(runs, ({ protocol }) => protocol.measurementKind)]
    .map(([kind, alike]) => ({ kind, runs: alike }))
    .sort((left, right) => right.runs.length - left.runs.length);
}

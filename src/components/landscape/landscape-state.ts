import type { LandscapeContext, LandscapeData } from '../../figures/landscape/landscape-data.ts';
import { widestContext } from '../../figures/landscape/landscape-data.ts';
import { slug } from '../../display/slug.ts';
import type { Protocol } from '../../run/protocol.ts';

/** What a landscape shows. */
export interface LandscapeState {
  readonly kind: Protocol['measurementKind'];
  readonly context: LandscapeContext;
  readonly perGpu: boolean;
}

/** A landscape as an address asks for it, and what of it does not exist. */
export interface LandscapeReading {
  readonly state: LandscapeState;
  readonly unknown: readonly string[];
}

/** The kinds of measurement with cells, the one of most runs first. */
export function kindsOf({ runs, contexts }: LandscapeData): readonly LandscapeState['kind'][] {
  const placed = new Set(contexts.flatMap(({ cells }) => cells.map(([run]) => run)));
  const counted = Map.groupBy(
    runs.filter((_, at) => placed.has(at)),
    ({ kind }) => kind,
  );
  return [...counted].sort(([, left], [, right]) => right.length - left.length).map(([kind]) => kind);
}

/** The data with the cells of one kind of measurement alone. */
export function ofKind(data: LandscapeData, kind: LandscapeState['kind']): LandscapeData {
  const contexts = data.contexts
    .map((context) => ({ ...context, cells: context.cells.filter(([run]) => data.runs[run]?.kind === kind) }))
    .filter(({ cells }) => cells.length > 0);
  return { ...data, contexts };
}

/**
 * Reads `?context=64k&kind=burst&per-gpu` of an address. What is not asked for is as it usually is: the kind of most runs,
 * the context of most of these. Null where the data has no cells.
 */
export function readLandscapeState(data: LandscapeData, search: string): LandscapeReading | null {
  const asked = new URLSearchParams(search);
  const kinds = kindsOf(data);
  const kind = kinds.find((each) => each === asked.get('kind')) ?? kinds[0];
  if (kind === undefined) return null;
  const own = ofKind(data, kind);
  const wanted = asked.get('context');
  const found = own.contexts.find(({ contextLabel }) => slug(contextLabel) === wanted);
  const context = found ?? widestContext(own);
  if (context === null) return null;
  const unknown = [
    ...(wanted !== null && found === undefined ? [`context “${wanted}”`] : []),
    ...(asked.has('kind') && asked.get('kind') !== kind
      ? [`kind of measurement “${asked.get('kind') ?? ''}”`]
      : []),
  ];
  return { state: { kind, context, perGpu: asked.has('per-gpu') }, unknown };
}

/** The parameters of an address that asks for a state; null for those that are as usual. */
export function landscapeParameters(
  data: LandscapeData,
  { kind, context, perGpu }: LandscapeState,
): Readonly<Record<'kind' | 'context' | 'per-gpu', string | null>> {
  const [usual] = kindsOf(data);
  const isWidest = widestContext(ofKind(data, kind))?.contextLabel === context.contextLabel;
  return {
    kind: kind === usual ? null : kind,
    context: isWidest ? null : slug(context.contextLabel),
    'per-gpu': perGpu ? 'yes' : null,
  };
}

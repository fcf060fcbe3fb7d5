import { facets, type Facet, type FacetKey, type FacetValue } from './facet.ts';
import type { ContextFigure, ListedRun } from './listed-run.ts';
import { searchText } from './search-text.ts';

/** A run with what is looked at with every key and click, read once. */
export interface IndexedRun {
  readonly run: ListedRun;
  /** In lower case. */
  readonly text: string;
  readonly values: Readonly<Record<FacetKey, FacetValue>>;
}

/** A context that some run measured. */
export type MeasuredContext = Pick<ContextFigure, 'contextLabel' | 'contextTokens'>;

/** All runs, ready to be explored. */
export interface IndexedRuns {
  readonly runs: readonly IndexedRun[];
  /** The facets with two values at least: others narrow nothing down. */
  readonly facets: readonly Facet[];
  /** Each once, shortest first. */
  readonly contexts: readonly MeasuredContext[];
  /** The context of the most decode figures of one request, the shorter of equals; null where there is none. */
  readonly commonContext: MeasuredContext | null;
}

function values(run: ListedRun): IndexedRun['values'] {
  const of = (wanted: FacetKey): FacetValue => {
    const facet = facets.find(({ key }) => key === wanted);
    if (facet === undefined) throw new Error(`no such facet: ${wanted}`);
    return facet.read(run);
  };
  return {
    family: of('family'),
    gpu: of('gpu'),
    gpus: of('gpus'),
    engine: of('engine'),
    version: of('version'),
    quantization: of('quantization'),
    tool: of('tool'),
    kind: of('kind'),
    year: of('year'),
  };
}

/** Reads all that exploring needs from runs, once. */
export function indexedRuns(listed: readonly ListedRun[]): IndexedRuns {
  const runs = listed.map((run) => ({ run, text: searchText(run), values: values(run) }));
  const counted = countedContexts(listed);
  return {
    runs,
    facets: facets.filter(({ key }) => new Set(runs.map((each) => each.values[key].slug)).size > 1),
    contexts: counted.map(({ context }) => context),
    commonContext:
      counted.reduce<(typeof counted)[number] | null>(
        (best, each) => (each.singles > (best?.singles ?? 0) ? each : best),
        null,
      )?.context ?? null,
  };
}

function countedContexts(
  runs: readonly ListedRun[],
): readonly { readonly context: MeasuredContext; readonly singles: number }[] {
  const found = new Map<number, { contextLabel: string; singles: number }>();
  const count = ({ contextLabel, contextTokens }: MeasuredContext, singles: number): void => {
    const known = found.get(contextTokens) ?? { contextLabel, singles: 0 };
    found.set(contextTokens, { ...known, singles: known.singles + singles });
  };
  for (const { singleRequest, prefill, perRequest } of runs) {
    for (const figure of singleRequest) count(figure, 1);
    for (const figure of [...prefill, ...perRequest]) count(figure, 0);
  }
  return [...found]
    .map(([contextTokens, { contextLabel, singles }]) => ({
      context: { contextLabel, contextTokens },
      singles,
    }))
    .sort((left, right) => left.context.contextTokens - right.context.contextTokens);
}

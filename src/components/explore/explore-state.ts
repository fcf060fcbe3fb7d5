import { slug } from '../../display/slug.ts';
import { everything, type Exploration } from '../../figures/explore/exploration.ts';
import { facets, type FacetKey } from '../../figures/explore/facet.ts';
import type { IndexedRuns } from '../../figures/explore/indexed-runs.ts';
import { runMetrics } from '../../figures/explore/run-metric.ts';

/** How runs are drawn. */
export type View = 'cards' | 'table' | 'landscape';

/** What a list of runs shows, as its address says it. */
export interface ExploreState extends Exploration {
  /** Null for the one that suits the number of runs. */
  readonly view: View | null;
}

/** The state that an address gives, and what of it was passed over, in sentences. */
export interface ReadExploration {
  readonly state: ExploreState;
  readonly notes: readonly string[];
}

export const standardState: ExploreState = { ...everything, view: null };

type Known = Pick<IndexedRuns, 'runs' | 'contexts' | 'commonContext'>;

const sorts = ['newest', ...runMetrics.map((metric) => metric.slug)] as const;
const views = ['cards', 'table', 'landscape'] as const;

const keys = [
  ...facets.map(({ key }) => key),
  'q',
  'sort',
  'order',
  'at',
  'per-request',
  'requests',
  'per',
  'view',
];

/** Whether an address asks for anything but the list as it is. */
export function readExploreKeys(search: URLSearchParams): boolean {
  return keys.some((key) => search.has(key));
}

/** The value of a key: null where it is not given or unknown, which is noted. */
interface Reading<Value> {
  readonly value: Value | null;
  readonly note: string | null;
}

function readOne<Value extends string>(
  text: string | null,
  values: readonly Value[],
  what: string,
): Reading<Value> {
  const value = values.find((each) => each === text) ?? null;
  const isUnknown = text !== null && value === null;
  return {
    value,
    note: isUnknown ? `There is no ${what} “${text}”. There are: ${values.join(', ')}.` : null,
  };
}

function readNumber(text: string | null, pattern: RegExp, what: string): Reading<number> {
  if (text === null) return { value: null, note: null };
  const value = pattern.test(text) && Number(text) > 0 ? Number(text) : null;
  return { value, note: value === null ? `“${text}” is no ${what}.` : null };
}

function readContext(text: string | null, { contexts }: Known): Reading<number> {
  if (text === null) return { value: null, note: null };
  const found = contexts.find(({ contextLabel }) => slug(contextLabel) === text.toLowerCase());
  return {
    value: found?.contextTokens ?? null,
    note: found === undefined ? `No run measured the context “${text}”.` : null,
  };
}

interface ReadChoice {
  readonly chosen: Exploration['chosen'];
  readonly notes: readonly string[];
}

function readChosen(search: URLSearchParams, { runs }: Known): ReadChoice {
  const notes: string[] = [];
  const chosen: Record<FacetKey, readonly string[]> = { ...everything.chosen };
  for (const { key, label } of facets) {
    const asked = [...new Set(search.getAll(key).flatMap((text) => text.split(',')))];
    const values = new Set(runs.map((run) => run.values[key].slug));
    chosen[key] = asked.filter((value) => values.has(value));
    const unknown = asked.filter((value) => value !== '' && !values.has(value));
    notes.push(...unknown.map((value) => `${label}: there is no “${value}” among the runs.`));
  }
  return { chosen, notes };
}

/** With a context where the sort or the limit makes sense at one alone: the one that most runs measured. */
export function withContext(
  state: ExploreState,
  { commonContext }: Pick<Known, 'commonContext'>,
): ExploreState {
  const metric = runMetrics.find((each) => each.slug === state.sort);
  const isNeeded = metric?.needsContext === true || state.perRequest !== null;
  if (!isNeeded || state.atTokens !== null) return state;
  return { ...state, atTokens: commonContext?.contextTokens ?? null };
}

/** Reads the state from the parameters of an address; what the runs do not have is noted. */
export function readExploreState(search: URLSearchParams, known: Known): ReadExploration {
  const sort = readOne(search.get('sort'), sorts, 'order');
  const order = readOne(search.get('order'), ['reversed'], 'direction');
  const at = readContext(search.get('at'), known);
  const perRequest = readNumber(search.get('per-request'), /^\d{1,6}(?:\.\d{1,3})?$/, 'number of tok/s');
  const requests = readNumber(search.get('requests'), /^\d{1,6}$/, 'number of requests');
  const per = readOne(search.get('per'), ['gpu'], 'divisor');
  const view = readOne(search.get('view'), views, 'view');
  const { chosen, notes } = readChosen(search, known);
  const readings = [sort, order, at, perRequest, requests, per, view];
  const state: ExploreState = {
    search: search.get('q') ?? '',
    chosen,
    sort: sort.value ?? standardState.sort,
    reversed: order.value !== null,
    atTokens: at.value,
    perRequest: perRequest.value,
    requests: requests.value ?? standardState.requests,
    perGpu: per.value !== null,
    view: view.value,
  };
  return {
    state: withContext(state, known),
    notes: [...notes, ...readings.flatMap(({ note }) => note ?? [])],
  };
}

/** The parameters of a state, by key; null where it is the default, which an address leaves out. */
export function exploreParameters(
  state: ExploreState,
  { contexts }: Pick<Known, 'contexts'>,
): Readonly<Record<string, string | null>> {
  const { atTokens, perRequest, requests, sort, view } = state;
  const context = contexts.find(({ contextTokens }) => contextTokens === atTokens);
  return {
    q: state.search.trim() === '' ? null : state.search.trim(),
    ...Object.fromEntries(
      facets.map(({ key }) => [key, state.chosen[key].length === 0 ? null : state.chosen[key].join(',')]),
    ),
    sort: sort === standardState.sort ? null : sort,
    order: state.reversed ? 'reversed' : null,
    at: context === undefined ? null : slug(context.contextLabel),
    'per-request': perRequest === null ? null : String(perRequest),
    requests: requests === standardState.requests ? null : String(requests),
    per: state.perGpu ? 'gpu' : null,
    view,
  };
}

import type { Exploration } from './exploration.ts';
import { facets, NOT_GIVEN, type Facet, type FacetKey, type FacetValue } from './facet.ts';
import type { IndexedRun } from './indexed-runs.ts';
import type { ListedRun } from './listed-run.ts';
import { hasWords, searchWords } from './search-text.ts';

/** A value of a facet with how many runs have it among those that everything else leaves. */
export interface CountedValue extends FacetValue {
  readonly count: number;
}

/** What remains of all runs, and what a limit could not be asked of. */
export interface Matching {
  readonly runs: readonly IndexedRun[];
  /** Runs that meet all but the limit, for which they have no figure: not too slow, but not measured there. */
  readonly unmeasured: number;
}

/** How a run stands to a limit; `unmeasured` at the very context and concurrency. */
function limitState(
  { perRequest }: ListedRun,
  { perRequest: least, atTokens, requests }: Exploration,
): 'met' | 'missed' | 'unmeasured' {
  if (least === null) return 'met';
  const asked = perRequest.filter(
    ({ contextTokens, concurrency }) =>
      concurrency >= requests && (atTokens === null || contextTokens === atTokens),
  );
  if (asked.length === 0) return 'unmeasured';
  return asked.some(({ tokPerSec }) => tokPerSec >= least) ? 'met' : 'missed';
}

function isAsked(
  { text, values }: IndexedRun,
  {
    words,
    chosen,
  }: { words: readonly string[]; chosen: readonly (readonly [FacetKey, readonly string[]])[] },
): boolean {
  return chosen.every(([key, slugs]) => slugs.includes(values[key].slug)) && hasWords(text, words);
}

/** The runs that an exploration asks for, in their order; `but` leaves one facet aside. */
export function matchingRuns(
  runs: readonly IndexedRun[],
  exploration: Exploration,
  but?: FacetKey,
): Matching {
  const words = searchWords(exploration.search);
  const chosen = facets
    .map(({ key }) => [key, exploration.chosen[key]] as const)
    .filter(([key, slugs]) => key !== but && slugs.length > 0);
  const asked = runs.filter((each) => isAsked(each, { words, chosen }));
  const states = Map.groupBy(asked, ({ run }) => limitState(run, exploration));
  return { runs: states.get('met') ?? [], unmeasured: states.get('unmeasured')?.length ?? 0 };
}

/** What is not given comes last in every order. */
function absence({ slug }: CountedValue): number {
  return slug === NOT_GIVEN.slug ? 1 : 0;
}

/** The values of a facet with their counts among the runs that all other facets, the search and the limit leave. */
export function facetCounts(
  runs: readonly IndexedRun[],
  exploration: Exploration,
  { key, order }: Facet,
): readonly CountedValue[] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const { values } of runs) {
    const { slug, text } = values[key];
    if (!counts.has(slug)) counts.set(slug, { text, count: 0 });
  }
  for (const { values } of matchingRuns(runs, exploration, key).runs) {
    const counted = counts.get(values[key].slug);
    if (counted !== undefined) counted.count += 1;
  }
  const sign = order === 'descending' ? -1 : 1;
  const byText = (left: CountedValue, right: CountedValue): number =>
    sign * left.text.localeCompare(right.text, 'en', { numeric: true });
  return [...counts]
    .map(([slug, { text, count }]) => ({ slug, text, count }))
    .sort(
      (left, right) =>
        absence(left) - absence(right) ||
        (order === 'count' ? right.count - left.count : 0) ||
        byText(left, right),
    );
}

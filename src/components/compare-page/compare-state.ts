import { decodeMetrics, type DecodeMetric } from '../../display/decode-metric.ts';

/** What a comparison page shows, as its address says it. The workload has keys of its own. */
export interface CompareState {
  /** Ids in the order of the address, at most four. */
  readonly runs: readonly string[];
  /** Null for the first run. */
  readonly baseline: string | null;
  readonly metric: DecodeMetric['slug'];
  /** Of the decode chart; null for the lowest. */
  readonly concurrency: number | null;
}

/** The state that an address gives, and what of it was passed over, in sentences. */
export interface ReadState {
  readonly state: CompareState;
  readonly notes: readonly string[];
}

/** More runs than these do not fit side by side. */
export const MOST_RUNS = 4;

function readMetric(text: string | null): DecodeMetric['slug'] | null {
  if (text === null) return decodeMetrics[0].slug;
  return decodeMetrics.find(({ slug }) => slug === text)?.slug ?? null;
}

/** Reads the state from the parameters of an address. Whether the runs exist is not known here. */
export function readCompareState(search: URLSearchParams): ReadState {
  const asked = search.getAll('runs').flatMap((ids) => ids.split(',').map((id) => id.trim()));
  const distinct = [...new Set(asked.filter((id) => id !== ''))];
  const runs = distinct.slice(0, MOST_RUNS);
  const metric = readMetric(search.get('metric'));
  const concurrency = search.get('concurrency');
  const isCount = concurrency === null || /^[1-9]\d{0,5}$/.test(concurrency);
  const baseline = search.get('baseline');
  const isBaseline = baseline === null || runs.includes(baseline);
  const notes = [
    distinct.length > MOST_RUNS &&
      `A comparison has at most ${String(MOST_RUNS)} runs; ${distinct.slice(MOST_RUNS).join(', ')} ${distinct.length === MOST_RUNS + 1 ? 'is' : 'are'} left out.`,
    metric === null &&
      `There is no metric “${search.get('metric') ?? ''}”. There are: ${decodeMetrics.map(({ slug }) => slug).join(', ')}.`,
    !isCount && `The concurrency “${concurrency}” is not a number of requests.`,
    !isBaseline && `The baseline “${baseline}” is none of the runs.`,
  ].filter((note) => note !== false);
  return {
    state: {
      runs,
      baseline: isBaseline ? baseline : null,
      metric: metric ?? decodeMetrics[0].slug,
      concurrency: isCount && concurrency !== null ? Number(concurrency) : null,
    },
    notes,
  };
}

/** The parameters of a state, by key; null where it is the default, which an address leaves out. */
export function compareParameters(state: CompareState): Readonly<Record<string, string | null>> {
  const { runs, baseline, metric, concurrency } = state;
  return {
    runs: runs.length === 0 ? null : runs.join(','),
    baseline: baseline === null || baseline === runs[0] ? null : baseline,
    metric: metric === decodeMetrics[0].slug ? null : metric,
    concurrency: concurrency === null ? null : String(concurrency),
  };
}

/** The state as the query of an address, with its "?"; commas stay readable. */
export function compareSearch(state: CompareState): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(compareParameters(state))) {
    if (value !== null) search.set(key, value);
  }
  return `?${search.toString().replaceAll('%2C', ',')}`;
}

import { formatDay } from '../../display/date-text.ts';
import type { ChartAxis } from '../chart.ts';
import type { HistoryRun, RunHistory } from './run-history.ts';

/** Where the runs of a history stand. */
export interface HistoryAxis {
  readonly axis: ChartAxis;
  /** One per run; null of a run that has no place. */
  readonly places: readonly (number | null)[];
}

/** Kept free at both ends. */
const MARGIN_SHARE = 0.05;

/**
 * Dates where two at least are known, as far apart as they are; else engine versions, evenly, as nothing is known of the
 * time between them. Null where neither tells two runs apart.
 */
export function historyAxis({ runs }: Pick<RunHistory, 'runs'>): HistoryAxis | null {
  return dateAxis(runs) ?? versionAxis(runs);
}

function withRange(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low) * MARGIN_SHARE;
  return [low - margin, high + margin];
}

function dateAxis(runs: readonly HistoryRun[]): HistoryAxis | null {
  const places = runs.map(({ measuredAt }) => (measuredAt === null ? null : Date.parse(measuredAt)));
  const dates = [...new Set(places.filter((place) => place !== null))];
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const ticks = dates.map((value) => ({ value, label: formatDay(new Date(value).toISOString()) }));
  return {
    axis: {
      title: 'Date of measurement',
      quantity: 'occasion',
      scale: 'linear',
      ticks,
      range: withRange(dates),
    },
    places,
  };
}

function versionAxis(runs: readonly HistoryRun[]): HistoryAxis | null {
  const versions = [...new Set(runs.map(({ engineVersion }) => engineVersion))]
    .filter((version) => version !== null)
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }));
  if (versions.length < 2) return null;
  const ticks = versions.map((label, value) => ({ value, label }));
  return {
    axis: {
      title: 'Engine version, in order',
      quantity: 'occasion',
      scale: 'linear',
      ticks,
      range: withRange(ticks.map(({ value }) => value)),
    },
    places: runs.map(({ engineVersion }) =>
      engineVersion === null ? null : versions.indexOf(engineVersion),
    ),
  };
}

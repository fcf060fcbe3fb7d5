import type { Run } from '../../run/run.ts';
import type { RunStanding } from '../../run/standing.ts';
import { historyCells, type HistoryCell } from './history-cells.ts';
import { otherVersions } from './other-versions.ts';
import { setUpChanges, type SetUpChange } from './set-up-changes.ts';
import { setUpKeys } from './set-up-keys.ts';

/** One run of a history. */
export interface HistoryRun {
  readonly id: string;
  /** Null where the source does not say; such a run has no place on a time axis. */
  readonly measuredAt: string | null;
  /** "vllm 0.29.0"; without a version where it is not known. */
  readonly engine: string;
  readonly engineVersion: string | null;
  /** Of what else has versions, where they are not the same in all runs: "tool version 0.6.0". */
  readonly otherVersions: readonly string[];
  /** 1 for the first set-up of the history, and so on; runs of one number may be joined by a line. */
  readonly setUp: number;
  /** Runs of one number are measurements of the very same. */
  readonly repeat: number;
  readonly standing: RunStanding['status'] | null;
}

/** How one subject was measured over time. Plain JSON, without the runs' measurements but those of two runs at least. */
export interface RunHistory {
  /** Oldest first; those without a date last, by engine version. */
  readonly runs: readonly [HistoryRun, ...HistoryRun[]];
  /** One per number: in what it differs from the first whose launch command is known, of which this is empty. */
  readonly setUps: readonly (readonly SetUpChange[])[];
  /** The cells in which two runs at least have a figure, by context, then concurrency. */
  readonly cells: readonly HistoryCell[];
}

type Standings = ReadonlyMap<string, Pick<RunStanding, 'status'>>;

/**
 * The histories of all subjects of which one set-up at least was measured again, those of most runs first. Other set-ups
 * of the subject are in it too, told apart by their numbers. Withdrawn runs are left out.
 */
export function runHistories(runs: readonly Run[], standings: Standings): readonly RunHistory[] {
  const relied = runs.filter(({ id }) => standings.get(id)?.status !== 'withdrawn');
  return [...Map.groupBy(relied, (run) => setUpKeys(run).subject).values()]
    .filter(hasSetUpAgain)
    .flatMap((alike) => historyOf(alike.toSorted(byTime), standings) ?? [])
    .sort((left, right) => right.runs.length - left.runs.length);
}

function hasSetUpAgain(runs: readonly Run[]): boolean {
  const keys = runs.map((run) => setUpKeys(run).setUp).filter((key) => key !== null);
  return new Set(keys).size < keys.length;
}

function byTime(left: Run, right: Run): number {
  const [leftDate, rightDate] = [left.publication.measuredAt, right.publication.measuredAt];
  if (leftDate !== rightDate) {
    if (leftDate === null || rightDate === null) return leftDate === null ? 1 : -1;
    return leftDate < rightDate ? -1 : 1;
  }
  const [leftVersion, rightVersion] = [left.engine.version ?? '', right.engine.version ?? ''];
  return leftVersion.localeCompare(rightVersion, 'en', { numeric: true }) || (left.id < right.id ? -1 : 1);
}

/** The place of each key among the distinct ones, from 1; what is not known is the same as nothing else. */
function numbered(keys: readonly (string | null)[]): readonly number[] {
  const numbers = new Map<string, number>();
  return keys.map((key, at) => {
    const own = key ?? `unknown ${String(at)}`;
    const number = numbers.get(own) ?? numbers.size + 1;
    numbers.set(own, number);
    return number;
  });
}

function historyOf(runs: readonly Run[], standings: Standings): RunHistory | null {
  const setUps = numbered(runs.map((run) => setUpKeys(run).setUp));
  const repeats = numbered(runs.map((run) => setUpKeys(run).repeat));
  const versions = otherVersions(runs);
  const [first, ...rest] = runs.map(({ id, engine: { name, version }, publication }, at): HistoryRun => ({
    id,
    measuredAt: publication.measuredAt,
    engine: version === null ? name : `${name} ${version}`,
    engineVersion: version,
    otherVersions: versions[at] ?? [],
    setUp: setUps[at] ?? 0,
    repeat: repeats[at] ?? 0,
    standing: standings.get(id)?.status ?? null,
  }));
  if (first === undefined) return null;
  const firsts = runs.filter((_, at) => setUps.indexOf(setUps[at] ?? 0) === at);
  const reference = firsts.find((run) => setUpKeys(run).setUp !== null);
  return {
    runs: [first, ...rest],
    setUps: firsts.map((run) =>
      reference === undefined || run === reference ? [] : setUpChanges(reference, run),
    ),
    cells: historyCells(runs),
  };
}

/** The runs of a history that measured the very same as one of them, itself included, oldest first. */
export function repeatsOf({ runs }: Pick<RunHistory, 'runs'>, id: string): readonly HistoryRun[] {
  const run = runs.find((each) => each.id === id);
  return run === undefined ? [] : runs.filter(({ repeat }) => repeat === run.repeat);
}

import { formatChange } from '../../display/change-text.ts';
import { formatDay } from '../../display/date-text.ts';
import { formatCount, formatDecodeRate } from '../../display/quantity-text.ts';
import type { HistoryCell } from './history-cells.ts';
import type { HistoryRun, RunHistory } from './run-history.ts';

/** "vllm 0.29.0, Sep 17, 2026" */
function occasion({ engine, measuredAt }: HistoryRun): string {
  return measuredAt === null ? engine : `${engine}, ${formatDay(measuredAt)}`;
}

/** The runs whose order in time is known: those with a date where there are two, else all, which are in order of version. */
function ordered({ runs }: RunHistory): readonly (readonly [run: HistoryRun, at: number])[] {
  const all = runs.map((run, at) => [run, at] as const);
  const dated = all.filter(([{ measuredAt }]) => measuredAt !== null);
  return dated.length < 2 ? all : dated;
}

function cellSentence({ contextLabel, concurrency }: HistoryCell, known: readonly number[]): string {
  const [first] = known;
  const last = known.at(-1);
  const name = `${contextLabel} × ${formatCount(concurrency)}`;
  if (first === undefined || last === undefined || known.length < 2) return `${name} measured once`;
  return `${name} from ${formatDecodeRate(first)} to ${formatDecodeRate(last)} tok/s (${formatChange(last / first - 1)})`;
}

/**
 * What became of cells from the first run of a history to the last, in a sentence: "Decode throughput from vllm 0.27.0,
 * Mar 3, 2026 to vllm 0.29.0, Sep 17, 2026: 8K × 1 from 24.1 to 26.3 tok/s (+9 %)." Runs without a date are left out
 * where others have one.
 */
export function historySentence(history: RunHistory, cells: readonly HistoryCell[]): string {
  const runs = ordered(history);
  const [first] = runs[0] ?? history.runs;
  const [last] = runs.at(-1) ?? history.runs;
  const changed = new Set(runs.map(([{ setUp }]) => setUp)).size > 1 ? ' The set-up changed in between.' : '';
  const sentences = cells.map((cell) =>
    cellSentence(
      cell,
      runs.flatMap(([, at]) => cell.figures[at] ?? []),
    ),
  );
  return `Decode throughput from ${occasion(first)} to ${occasion(last)}: ${sentences.join('; ')}.${changed}`;
}

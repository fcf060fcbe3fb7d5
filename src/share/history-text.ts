import { formatDay } from '../display/date-text.ts';
import { formatCount, formatDecodeRate, formatPercent } from '../display/quantity-text.ts';
import { historyCellName } from '../figures/history/history-chart.ts';
import { historySentence } from '../figures/history/history-sentence.ts';
import { usualCells, type HistoryCell } from '../figures/history/history-cells.ts';
import { repeatsOf, type HistoryRun, type RunHistory } from '../figures/history/run-history.ts';
import type { SetUpChange } from '../figures/history/set-up-changes.ts';
import { spread } from '../figures/history/spread.ts';

/** The figures of a cell in some runs of a history. */
function figuresOf(
  { runs }: RunHistory,
  { figures }: HistoryCell,
  some: readonly HistoryRun[],
): readonly number[] {
  return runs.flatMap((run, at) => (some.includes(run) ? (figures[at] ?? []) : []));
}

/** "8K × 1 24.1–26.3 tok/s (±4 %)"; null where fewer than two runs have the figure. */
function spreadText(cell: HistoryCell, figures: readonly number[]): string | null {
  const found = spread(figures);
  if (found === null) return null;
  const { low, high, share } = found;
  return `${historyCellName(cell)} ${formatDecodeRate(low)}–${formatDecodeRate(high)} tok/s (±${formatPercent(share)} %)`;
}

/**
 * How far repeats of the very same are apart, one sentence for each that was measured twice at least: "3 runs with vllm
 * 0.29.0: 8K × 1 24.1–26.3 tok/s (±4 %)." The range is that of all of them.
 */
export function repeatTexts(history: RunHistory): readonly string[] {
  const cells = usualCells(history.cells);
  const groups = [...Map.groupBy(history.runs, ({ repeat }) => repeat).values()];
  return groups.flatMap((alike) => {
    const [first] = alike;
    const spreads = cells
      .map((cell) => spreadText(cell, figuresOf(history, cell, alike)))
      .filter((text) => text !== null);
    if (first === undefined || spreads.length === 0) return [];
    const setUp = history.setUps.length === 1 ? '' : `, set-up ${String(first.setUp)}`;
    return [`${formatCount(alike.length)} runs with ${first.engine}${setUp}: ${spreads.join(', ')}.`];
  });
}

/** The figures of a cell in all runs of a history that have it: "47.6 tok/s (Dec 20, 2024, sglang 0.4.1), 46.4 tok/s (…)". */
export function historyFigures({ runs }: RunHistory, { figures }: HistoryCell): string {
  return runs
    .flatMap(({ measuredAt, engine }, at) => {
      const figure = figures[at] ?? null;
      const occasion = measuredAt === null ? engine : `${formatDay(measuredAt)}, ${engine}`;
      return figure === null ? [] : [`${formatDecodeRate(figure)} tok/s (${occasion})`];
    })
    .join(', ');
}

function changeText({ words, from, to }: SetUpChange): string {
  const now = `${words} ${to ?? 'not given'}`;
  return words === 'launch command' ? now : `${now} instead of ${from ?? 'not given'}`;
}

/** In what each further set-up of a history differs from the first that is known, a sentence each. */
export function setUpTexts({ setUps }: Pick<RunHistory, 'setUps'>): readonly string[] {
  const reference = setUps.findIndex((changes) => changes.length === 0) + 1;
  return setUps.flatMap((changes, at) =>
    changes.length === 0
      ? []
      : [
          `Set-up ${String(at + 1)} differs from set-up ${String(reference)}: ${changes.map(changeText).join('; ')}.`,
        ],
  );
}

/** Whether all runs of a history measured the very same, so that only noise lies between them. */
export function areRepeats({ runs }: Pick<RunHistory, 'runs'>): boolean {
  return runs.every(({ repeat }) => repeat === 1);
}

/** What a history tells: how its usual cells changed, or of repeats alone, how far these are apart. */
export function historyText(history: RunHistory): string {
  const [repeats] = repeatTexts(history);
  return areRepeats(history) && repeats !== undefined
    ? repeats
    : historySentence(history, usualCells(history.cells));
}

/**
 * What is to be said on the page of a run whose set-up was measured again: how far repeats of it are apart, or else how
 * often it was measured. Null where it was measured once.
 */
export function measuredAgainText(history: RunHistory, id: string): string | null {
  const repeats = repeatsOf(history, id);
  const [cell] = usualCells(history.cells);
  const run = repeats.find((each) => each.id === id);
  if (run === undefined) return null;
  const own = cell?.figures[history.runs.indexOf(run)] ?? null;
  const text = cell === undefined ? null : spreadText(cell, figuresOf(history, cell, repeats));
  if (text !== null && own !== null) {
    const times = repeats.length === 2 ? 'twice' : `${formatCount(repeats.length)} times`;
    return `Measured ${times}: ${text}; this run is at ${formatDecodeRate(own)}.`;
  }
  const alike = history.runs.filter(({ setUp }) => setUp === run.setUp);
  return alike.length < 2
    ? null
    : `This set-up was measured ${alike.length === 2 ? 'twice' : `${formatCount(alike.length)} times`}.`;
}

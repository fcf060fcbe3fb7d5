import { decodeMetrics } from '../../display/decode-metric.ts';
import { formatList } from '../../display/list-text.ts';
import { formatCount } from '../../display/quantity-text.ts';
import type { DecodeCell } from '../../run/decode.ts';
import { isMeasuredDecode } from '../measured.ts';
import type { CoverageSentence, NamedRun } from './coverage-sentence.ts';
import { unionGrid } from './union-grid.ts';

/** So many cells are named; where there are more, they are counted. */
const MOST_NAMED = 4;

/** Cells that a run lacks although it has their context and their concurrency: gaps in a ragged matrix. */
export function missingCells(runs: readonly NamedRun[]): readonly CoverageSentence[] {
  return runs.flatMap(({ run, name, index }) => {
    const grid = unionGrid([run]);
    const gaps = grid.rows.flatMap(({ heading, cells }) =>
      grid.concurrencies.flatMap((concurrency, column) =>
        cells[column]?.[0] == null ? [`${heading} × ${formatCount(concurrency)}`] : [],
      ),
    );
    if (gaps.length === 0) return [];
    const what = gaps.length <= MOST_NAMED ? formatList(gaps) : `${formatCount(gaps.length)} cells`;
    return [{ about: 'cell', runs: [index], sentence: `The matrix of ${name} lacks ${what}.` } as const];
  });
}

/** Of one cell and of several. */
const statusText = {
  'over-capacity': ['is over capacity', 'are over capacity'],
  'capacity-limited': ['did not hold the load', 'did not hold the load'],
  error: ['failed', 'failed'],
  skipped: ['was skipped', 'were skipped'],
  'not-run': ['was not run', 'were not run'],
  other: ['has a status that this site does not know', 'have a status that this site does not know'],
} as const satisfies Record<Exclude<DecodeCell['status'], 'valid'>, readonly [string, string]>;

function isNotValid(status: DecodeCell['status']): status is keyof typeof statusText {
  return status !== 'valid';
}

/** "Of the 48 cells of Kimi-K2.6, 28 are over capacity.": what became of the cells that are not simply valid. */
export function statusCounts(runs: readonly NamedRun[]): readonly CoverageSentence[] {
  return runs.flatMap(({ run, name, index }) => {
    const statuses = run.decode.map(({ status }) => status).filter(isNotValid);
    if (statuses.length === 0) return [];
    const counts = [...Map.groupBy(statuses, (status) => status)].map(
      ([status, cells]) => `${formatCount(cells.length)} ${statusText[status][cells.length === 1 ? 0 : 1]}`,
    );
    const total = run.decode.length === 1 ? 'the only cell' : `the ${formatCount(run.decode.length)} cells`;
    const sentence = `Of ${total} of ${name}, ${formatList(counts)}.`;
    return [{ about: 'status', runs: [index], sentence } as const];
  });
}

/** Figures that a run recorded in no cell, while another run has them. */
export function unrecordedFigures(runs: readonly NamedRun[]): readonly CoverageSentence[] {
  const lacking = (one: NamedRun): readonly string[] => {
    const measured = one.run.decode.filter(isMeasuredDecode);
    if (measured.length === 0) return [];
    return decodeMetrics
      .filter(({ field }) => measured.every((cell) => cell[field] === null))
      .map(({ label }) => label);
  };
  const isEverywhere = (label: string): boolean => runs.every((run) => lacking(run).includes(label));
  return runs.flatMap((one) => {
    const labels = lacking(one).filter((label) => !isEverywhere(label));
    if (labels.length === 0) return [];
    const sentence = `${one.name} did not record ${formatList(labels)}.`;
    return [{ about: 'figure', runs: [one.index], sentence } as const];
  });
}

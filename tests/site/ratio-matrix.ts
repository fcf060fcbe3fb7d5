import type { Locator, Page } from '@playwright/test';
import type { DecodeCell } from '../../src/run/decode.ts';
import type { Run } from '../../src/run/run.ts';

/** The ratio matrix of a comparison of two runs. */
export function ratioMatrix(page: Page | Locator): Locator {
  return page.getByRole('table', { name: /^Ratios of / });
}

/** The button in its cell of an address such as "64k-x4". */
export function ratioButton(page: Page, place: string): Locator {
  return page.locator(`#ratio-${place}`).getByRole('button');
}

/** What is shown of each cell, line by line, by its address such as "64k-x4"; null where nothing is. */
export function shownRatios(matrix: Locator): Promise<Record<string, string | null>> {
  return matrix.evaluate((table) =>
    Object.fromEntries(
      [...table.querySelectorAll<HTMLElement>('tbody td[id]')].map((cell) => [
        cell.id.replace(/^ratio-(?:[a-d]-)?/, ''),
        // The metric that is chosen; beside it may stand the mark of a finding.
        [...cell.querySelectorAll<HTMLElement>('button .by-metric')].find((each) => each.checkVisibility())
          ?.innerText ?? null,
      ]),
    ),
  );
}

type Metric = 'decodeTokPerSec' | 'perRequestTokPerSec' | 'ttftMs' | 'interTokenLatencyMs';

const lowerIsBetter: readonly Metric[] = ['ttftMs', 'interTokenLatencyMs'];

export interface RatioQuestion {
  readonly baseline: Run;
  readonly other: Run;
  readonly metric: Metric;
}

/** What a cell has to show: a ratio, above 1 where the other run is better, or in words why there is none. */
function expectedRatio(
  { baseline, other, metric }: RatioQuestion,
  [base, compared]: readonly [DecodeCell | undefined, DecodeCell | undefined],
): number | string {
  const [a, b] = [base, compared].map((cell) => (cell?.status === 'valid' ? cell[metric] : null));
  if (a != null && b != null) return lowerIsBetter.includes(metric) ? a / b : b / a;
  if (base !== undefined && compared !== undefined) {
    if (a != null) return `only ${baseline.model.name}`;
    return b == null ? 'neither' : `only ${other.model.name}`;
  }
  if (a != null) return `${baseline.model.name} alone`;
  return b == null ? '—' : `${other.model.name} alone`;
}

/** What every cell of a comparison has to show, from the runs' figures, by address such as "64k-x4". */
export function expectedRatios(question: RatioQuestion): Record<string, number | string> {
  const runs = [question.baseline, question.other] as const;
  const contexts = runs
    .flatMap(({ decode }) => decode)
    .toSorted((left, right) => left.contextTokens - right.contextTokens)
    .map(({ contextLabel }) => contextLabel);
  const concurrencies = new Set(runs.flatMap(({ decode }) => decode.map(({ concurrency }) => concurrency)));
  const cellOf = ({ decode }: Run, context: string, concurrency: number): DecodeCell | undefined =>
    decode.find((cell) => cell.contextLabel === context && cell.concurrency === concurrency);
  return Object.fromEntries(
    [...new Set(contexts)].flatMap((context) =>
      [...concurrencies].map((concurrency) => [
        `${context.toLowerCase()}-x${concurrency}`,
        expectedRatio(question, [
          cellOf(runs[0], context, concurrency),
          cellOf(runs[1], context, concurrency),
        ]),
      ]),
    ),
  );
}

/** What a cell shows as `expectedRatios` says it, given what it has to show: within rounding, the same number. */
export function asExpected(shown: string | null, expected: number | string): number | string | null {
  if (shown === null || typeof expected === 'string') return shown?.replaceAll('\n', ' ') ?? null;
  const ratio = /^(\d+\.\d\d)×\n/.exec(shown)?.[1];
  if (ratio === undefined) return shown;
  return Math.abs(Number(ratio) - expected) <= 0.005 + 1e-9 ? expected : Number(ratio);
}

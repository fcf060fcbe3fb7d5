import { expect, type Locator, type Page } from '@playwright/test';
import type { Run } from '../../src/run/run.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { figureInText } from './figure-in-text.ts';
import { test } from './watched-page.ts';

function measurementsTable(page: Page): Locator {
  return page.getByRole('table', { name: /^All measurements of / });
}

/** The texts of all cells, row by row. */
function rowsOf(table: Locator): Promise<string[][]> {
  return table.evaluate((element) =>
    [...element.querySelectorAll('tbody tr')].map((row) =>
      // A row that a finding concerns begins with words for the screen reader.
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.replace(/^\s*See .+:/, '').trim()),
    ),
  );
}

type Row = (string | number | null)[];

/** Line, phase, context, concurrency, status, then the eight figures. */
function expectedRows(run: Run): Row[] {
  const prefill = run.prefill.map((point): Row => {
    if (point.status !== 'valid') throw new Error(`a prefill point without figures: ${point.contextLabel}`);
    const { sourceLine, contextLabel, statusText, prefillTokPerSec, ttftMs, completedRequests } = point;
    const figures = [prefillTokPerSec, null, ttftMs, null, null, completedRequests, null, null];
    return [sourceLine, 'Prefill', contextLabel, 1, statusText, ...figures];
  });
  const decode = run.decode.map((cell): Row => {
    const place = [cell.sourceLine, 'Decode', cell.contextLabel, cell.concurrency, cell.statusText];
    if (cell.status !== 'valid') return [...place, null, null, null, null, null, null, null, null];
    return [
      ...place,
      cell.decodeTokPerSec,
      cell.perRequestTokPerSec,
      cell.ttftMs,
      cell.interTokenLatencyMs,
      cell.averageActiveRequests,
      cell.completedRequests,
      cell.outputTokens,
      cell.measuredSeconds,
    ];
  });
  return [...prefill, ...decode];
}

for (const { run, count } of [
  { run: kimi, count: 55 },
  { run: inkling, count: 73 },
]) {
  test.describe(run.title, () => {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
        test.use({ javaScriptEnabled });

        test(`the table holds all ${String(count)} measurements`, async ({ page }) => {
          await page.goto(`/runs/${run.id}/`);
          await expect(page.getByText(`${String(count)} rows, as published in ${run.id}.txt.`)).toBeVisible();
          const shown = (await rowsOf(measurementsTable(page))).map(
            ([line, phase = '', context = '', concurrency, status = '', ...figures]): Row => [
              Number(line),
              phase,
              context,
              Number(concurrency),
              status,
              ...figures.map(figureInText),
            ],
          );
          expect(shown).toHaveLength(count);
          expect(shown).toEqual(expectedRows(run));
        });
      });
    }
  });
}

test('a row is written with the digits of the document', async ({ page }) => {
  await page.goto('/runs/inkling-small-h200x8/');
  const rows = await rowsOf(measurementsTable(page));
  expect(rows[1]).toEqual([
    '86',
    'Prefill',
    '16K',
    '1',
    'Valid',
    '32.0K',
    '—',
    '508',
    '—',
    '—',
    '1',
    '—',
    '—',
  ]);
  expect(rows[16]?.slice(0, 9)).toEqual([
    '101',
    'Decode',
    '8K',
    '128',
    'Valid',
    '7,302.0',
    '57.5',
    '1,044',
    '17.4',
  ]);
  const absent = ['—', '—', '—', '—', '—', '—', '—', '—'];
  expect(rows[24]).toEqual(['109', 'Decode', '16K', '128', 'Over capacity', ...absent]);
});

async function column(page: Page, index: number): Promise<(string | undefined)[]> {
  return (await rowsOf(measurementsTable(page))).map((row) => row[index]);
}

test('a click on a heading sorts by its column, up and then down, absent figures last', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  const table = measurementsTable(page);
  const heading = table.getByRole('columnheader', { name: /^Throughput/ });
  await expect(heading).not.toHaveAttribute('aria-sort');

  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const up = await column(page, 5);
  expect(up.slice(0, 3)).toEqual(['9.9', '10.1', '19.8']);
  expect(up[26]).toBe('18.7K');
  expect(up.slice(27)).toEqual(Array.from({ length: 28 }, () => '—'));

  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const down = await column(page, 5);
  expect(down.slice(0, 3)).toEqual(['18.7K', '17.6K', '17.3K']);
  expect(down[26]).toBe('9.9');
  expect(down.slice(27)).toEqual(Array.from({ length: 28 }, () => '—'));

  const other = table.getByRole('columnheader', { name: /^Context/ });
  await other.getByRole('button').click();
  await expect(other).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading).not.toHaveAttribute('aria-sort');
  const contexts = await column(page, 2);
  expect([contexts[0], contexts.at(-2), contexts.at(-1)]).toEqual(['8K', '251K', '256K']);
});

test('Enter and the space bar on a heading sort by its column', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  const heading = measurementsTable(page).getByRole('columnheader', { name: /^Status/ });
  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  expect((await column(page, 4)).slice(0, 28)).toEqual(Array.from({ length: 28 }, () => 'Over capacity'));
  await page.keyboard.press('Space');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect((await column(page, 4)).slice(0, 27)).toEqual(Array.from({ length: 27 }, () => 'Valid'));
  await expect(heading.getByRole('button')).toBeFocused();
});

test('every column can be sorted by', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  const headings = measurementsTable(page).getByRole('columnheader');
  await expect(headings).toHaveCount(13);
  for (const heading of await headings.all()) {
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  }
});

test('the address of a row marks it', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/#line-73');
  const row = page.getByRole('row', {
    name: '73 Decode 8K 1 Valid 26.2 27.6 137 36.2 1.0 0 785 30.0',
    exact: true,
  });
  await expect(row).toBeInViewport();
  await expect(row).toHaveCSS('background-color', 'rgb(255, 247, 227)');
});

test('what the figures mean stands beside them', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  const section = page.getByRole('region', { name: 'All measurements', exact: true });
  for (const text of [
    'Completed requests: 0 is normal.',
    'TTFT means two things.',
    'K is 1,024 in a context length and 1,000 in a rate.',
  ])
    await expect(section).toContainText(text);
});

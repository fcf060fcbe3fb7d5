import { expect, type Locator, type Page } from '@playwright/test';
import { chartData, chartFigure } from './chart-data.ts';
import { derivedRuns, publishedFiles } from './derived-documents.ts';
import { shownRatios } from './ratio-matrix.ts';
import { test } from './watched-page.ts';

const ids = Object.values(derivedRuns).map(({ id }) => id);
const address = `/compare/?runs=${ids.join(',')}`;
const files = publishedFiles();

test.beforeEach(async ({ page }) => {
  for (const [file, json] of files) await page.route(`**${file}`, (route) => route.fulfill({ json }));
});

function ratiosOf(page: Page, name: string): Locator {
  return page.getByRole('table', { name: new RegExp(`^Ratios of ${name} and `) });
}

/** The cells that show a text, by address. */
async function cellsThatShow(matrix: Locator, pattern: RegExp): Promise<string[]> {
  return Object.entries(await shownRatios(matrix))
    .filter(([, text]) => pattern.test(text ?? ''))
    .map(([place]) => place);
}

test('four runs are named in their order, with a verdict and an answer for each', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Kimi-K2.6, Kimi-Troubled, Inkling-Retold and Inkling-Long',
  );
  await expect(page.locator('#verdict')).toHaveText(
    'Not the same set-up. Quantization, speculative decoding, eager mode, maximum length and 4 more settings differ as well as the model: the ratios describe these four set-ups, not the models. What differs',
  );
  await expect(page.locator('.who-wins').getByRole('paragraph')).toHaveText([
    'Kimi-Troubled against Kimi-K2.6: All 14 cells that both measured are even within ±5 %: 1.00× for Kimi-Troubled in the geometric mean, the same in each. In 1 of these a server did not hold the load. 14 of the 32 shared cells fit neither. In 4 shared cells a figure is missing (Kimi-K2.6: 1 over capacity; Kimi-Troubled: 1 failed, 1 skipped, 1 of another status and 1 not run).',
    'Inkling-Retold against Kimi-K2.6: Inkling-Retold decodes faster in all 19 cells that both measured: 3.16× in the geometric mean, from 1.83× at 64K × 4 to 5.17× at 8K × 1. It alone fits 11 more of the 40 shared cells; 10 fit neither.',
    'Inkling-Long against Kimi-K2.6: The two matrices share no cell, so that no ratio can be given.',
  ]);
});

test('cells of every state say what they are', async ({ page }) => {
  await page.goto(address);
  const troubled = ratiosOf(page, 'Kimi-Troubled');
  await expect(troubled.getByRole('rowheader')).toHaveText(['8K', '16K', '32K', '64K', '128K', '251K']);
  const shown = await shownRatios(troubled);
  // Of 8K: an error, a skipped cell, an unheard-of status, a ratio, one whose load was not held, one not run.
  expect(Object.entries(shown).slice(0, 8)).toEqual([
    ['8k-x1', 'only Kimi-K2.6'],
    ['8k-x2', 'only Kimi-K2.6'],
    ['8k-x4', 'only Kimi-K2.6'],
    ['8k-x8', '1.00×\n201 : 201'],
    ['8k-x16', '1.00×\nload not held'],
    ['8k-x32', 'Over capacity; Not run'],
    ['8k-x64', 'neither'],
    ['8k-x128', 'neither'],
  ]);
  // What the other run has no row for was not measured, which is not the same as over capacity.
  expect(await cellsThatShow(troubled, /^Kimi-K2\.6 alone$/)).toEqual(['128k-x1', '128k-x2', '251k-x1']);
  expect(await cellsThatShow(troubled, /^—$/)).toHaveLength(13);
  expect(await cellsThatShow(troubled, /^neither$/)).toHaveLength(14);

  const long = ratiosOf(page, 'Inkling-Long');
  await expect(long.getByRole('rowheader')).toHaveText([
    ...['8K', '16K', '32K', '64K', '128K', '251K'],
    ...['256K', '512K', '1019K'],
  ]);
  expect(await cellsThatShow(long, /×/)).toEqual([]);
  expect(await cellsThatShow(long, /^Inkling-Long alone$/)).toEqual([
    '256k-x1',
    '256k-x2',
    '256k-x4',
    '512k-x1',
    '512k-x2',
    '1019k-x1',
  ]);
});

test('details say why a cell failed, and that a load was not held', async ({ page }) => {
  await page.goto(address);
  const details = page.locator('[popover]').filter({ visible: true });
  await page.locator('#ratio-b-8k-x1').getByRole('button').click();
  await expect(details.getByRole('row').nth(1)).toHaveText(/^Throughput tok\/s\s*26\.2\s*out of memory\s*—$/);
  await page.keyboard.press('Escape');
  await page.locator('#ratio-b-8k-x16').getByRole('button').click();
  await expect(details.getByRole('row').nth(1)).toHaveText(
    /^Throughput tok\/s\s*384\.7\s*384\.7, load not held\s*1\.00×$/,
  );
});

test('another baseline and one metric serve all matrices', async ({ page }) => {
  await page.goto(`${address}&baseline=inkling-other-tool`);
  const matrices = page.getByRole('table', { name: /^Ratios of / });
  await expect(matrices).toHaveCount(3);
  expect(await cellsThatShow(ratiosOf(page, 'Inkling-Long'), /^1\.00×/)).toHaveLength(6);
  expect(await cellsThatShow(ratiosOf(page, 'Kimi-Troubled'), /^only Inkling-Retold$/)).toHaveLength(12);
  await page
    .getByRole('region', { name: /÷ Inkling-Retold$/ })
    .first()
    .getByRole('radio', { name: 'TTFT', exact: true })
    .check();
  await expect(page.getByRole('heading', { name: /^TTFT, Inkling-Retold ÷ / })).toHaveCount(3);
  await expect(page).toHaveURL(`${address}&baseline=inkling-other-tool&metric=ttft`);
});

test('the charts hold a line for each run that measured something there', async ({ page }) => {
  await page.goto(`${address}&concurrency=1`);
  const { curves } = await chartData(chartFigure(page, 'Decode throughput by context'));
  expect(curves.map(({ name, points }) => [name, ...points.map(({ label }) => label)])).toEqual([
    ['Kimi-K2.6', '8K', '16K', '32K', '64K', '128K', '251K'],
    ['Kimi-Troubled', '16K', '32K', '64K'],
    ['Inkling-Retold', '8K', '16K', '32K', '64K', '128K', '256K', '512K', '1019K'],
    ['Inkling-Long', '256K', '512K', '1019K'],
  ]);
});

test('coverage tells in words what each run lacks, and why', async ({ page }) => {
  await page.goto(address);
  const sentences = page.getByRole('region', { name: 'Coverage' }).getByRole('listitem');
  await expect(sentences.filter({ hasText: /decode at|^Of the 32|not joined/ })).toHaveText([
    'Only Kimi-K2.6, Kimi-Troubled and Inkling-Retold have decode at 8K, 16K, 32K and 64K.',
    'Only Kimi-K2.6 and Inkling-Retold have decode at 128K.',
    'Only Kimi-K2.6 has decode at 251K.',
    'Only Inkling-Retold and Inkling-Long have decode at 256K, 512K and 1019K.',
    '251K (Kimi-K2.6) and 256K (Inkling-Retold and Inkling-Long) are different contexts, 257,024 and 262,144 tokens, and are not joined.',
    'Of the 32 cells of Kimi-Troubled, 1 failed, 1 was skipped, 1 has a status that this site does not know, 1 did not hold the load, 1 was not run and 14 are over capacity.',
  ]);
});

test('another version of the tool stands among the differences, ahead of what is the same', async ({
  page,
}) => {
  await page.goto(address);
  const rows = page.getByRole('table', { name: /^Set-ups side by side/ }).getByRole('row');
  await expect(rows.filter({ hasText: 'Tool version' })).toHaveText(/0\.6\.2\s*0\.6\.2\s*0\.7\.0\s*0\.6\.2/);
  const labels = await rows.evaluateAll((all) => all.map((row) => row.querySelector('th')?.textContent));
  expect(labels).toContain('Tool');
  expect(labels.indexOf('Tool version')).toBeLessThan(labels.indexOf('Tool'));
});

test('side by side, an error is told from what is over capacity', async ({ page }) => {
  await page.goto(address);
  const matrix = page.getByRole('table', { name: /^Decode matrix of Kimi-Troubled/ });
  await expect(matrix.getByRole('row').nth(2).getByRole('cell')).toHaveText(
    [
      'Error',
      'Skipped',
      'Interrupted',
      '200.6 391 ms',
      /^384\.7\s+load not held\s+See Concurrency not held$/,
      'Not run',
      'Over capacity',
      'Over capacity',
    ],
    { useInnerText: true },
  );
});

test('no fifth run can be picked, and a dropped one is gone from everything', async ({ page }) => {
  await page.goto(address);
  await page.getByText('Choose other runs').click();
  await expect(page.getByText('4 runs. A comparison has at most 4.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Kimi-Troubled/ }).uncheck();
  await expect(page).toHaveURL('/compare/?runs=kimi-k2.6-h200x8,inkling-other-tool,inkling-long');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Kimi-K2.6, Inkling-Retold and Inkling-Long',
  );
  await expect(page.getByRole('table', { name: /Kimi-Troubled/ })).toHaveCount(0);
});

test('an old address of a renamed run still compares it, and says so', async ({ page }) => {
  await page.goto('/compare/?runs=kimi-before,kimi-k2.6-h200x8');
  await expect(page.getByText('The run “kimi-before” was renamed to “kimi-troubled”.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimi-Troubled and Kimi-K2.6');
});

import { expect } from '@playwright/test';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { chartData, chartFigure } from './chart-data.ts';
import { decodeMatrix } from './decode-matrix.ts';
import { test } from './watched-page.ts';

const onlyOneMeasurement =
  'One measurement, no spread. No figure comes with a spread: each decode figure is one window of 30 s and each prefill figure is one request. Differences of a few per cent can be chance.';

const runs = [
  {
    run: kimi,
    told: [
      'Cliff at 128K. One request falls from 23.7 to 10.1 tok/s between 64K and 128K. The same at 2 requests. Speculative decoding (dflash, 8 tokens) is on; its acceptance may end.',
      'Speculative decoding is on. The launch command turns on speculative decoding (dflash, 8 tokens), drafted by nvidia/Kimi-K2.6-DFlash. Tokens arrive in groups, and decode throughput depends on how many drafted tokens are accepted.',
      'Eager mode. The server runs without CUDA graphs (--enforce-eager), which can slow decode, most of all with few requests.',
      'Prefill without decode at 256K. Prefill was measured at 256K, where decode was not: 251K, its nearest, is another context. Unless asked for more, the tool measures prefill at the decode contexts and at 8K, 64K and 128K. With 4,096 output tokens, 256K exceeds the 262,144 tokens that the server was launched for.',
      'Served under another name. The launch command loads moonshotai/Kimi-K2.6; the server answers as nvidia/Kimi-K2.6-DFlash, the name of its drafter.',
      'Rounded figures. Prefill throughput from 10K tok/s up is rounded to 100: 17.6K is known to ±50 tok/s.',
      onlyOneMeasurement,
    ],
    cells: ['128K, 1: Cliff at 128K', '128K, 2: Cliff at 128K'],
    prefill: ['256K: Prefill without decode at 256K'],
    points: { prefill: ['256K'], decode: ['128K ×1', '128K ×2'] },
  },
  {
    run: inkling,
    told: [
      'Prefill TTFT in steps. Prefill TTFT is 508, 508, 1,019, 1,530 and 3,059 ms at 8K, 16K, 32K, 64K and 128K: multiples of about 510 ms. The tool falls back to a poll every half second when the first token has no visible text, so these throughputs are lower bounds and the rise from 16.1K to 32.0K tok/s is an artefact.',
      'Prefill without decode at 1024K. Prefill was measured at 1024K, where decode was not: 1019K, its nearest, is another context. Unless asked for more, the tool measures prefill at the decode contexts and at 8K, 64K and 128K. With 4,096 output tokens, 1024K exceeds the 1,048,576 tokens that the server was launched for.',
      'Rounded figures. Prefill throughput from 10K tok/s up is rounded to 100: 16.1K is known to ±50 tok/s. Decode throughput is rounded to 0.1: 4.0 is known to ±0.05 tok/s.',
      onlyOneMeasurement,
    ],
    cells: [],
    prefill: [
      ...['8K', '16K', '32K', '64K', '128K'].map((context) => `${context}: Prefill TTFT in steps`),
      '1024K: Prefill without decode at 1024K',
    ],
    points: { prefill: ['8K', '16K', '32K', '64K', '128K', '1024K'], decode: [] },
  },
];

for (const { run, told, cells, prefill, points } of runs) {
  test.describe(run.title, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/runs/${run.id}/`);
    });

    test('tells these findings and no other', async ({ page }) => {
      const texts = await page
        .locator('.findings')
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) =>
            [...item.childNodes]
              .filter((node) => !(node instanceof HTMLAnchorElement))
              .map((node) => node.textContent ?? '')
              .join('')
              .trim(),
          ),
        );
      expect(texts).toEqual(told);
    });

    test('marks the cells concerned in the matrix, and no other', async ({ page }) => {
      const marked = await decodeMatrix(page)
        .getByRole('row')
        .evaluateAll((rows) =>
          rows.flatMap((row) =>
            [...row.querySelectorAll('td')].flatMap((cell, column) => {
              const mark = cell.querySelector('.mark')?.textContent;
              const context = row.querySelector('th')?.textContent ?? '';
              return mark === undefined ? [] : [`${context}, ${2 ** column}: ${mark.replace(/^See /, '')}`];
            }),
          ),
        );
      expect(marked).toEqual(cells);
    });

    test('marks the rows concerned of prefill and of all measurements, and no other', async ({ page }) => {
      const marks = (name: RegExp, context: string): Promise<string[]> =>
        page
          .getByRole('table', { name })
          .locator('tbody tr')
          .filter({ has: page.locator('.mark') })
          .evaluateAll(
            (rows, selector) =>
              rows.map((row) => {
                const mark = row.querySelector('.mark')?.textContent.trim() ?? '';
                const place = row.querySelector(selector)?.textContent.replace(mark, '').trim() ?? '';
                return `${place}: ${mark.replace(/^See (.*):$/, '$1')}`;
              }),
            context,
          );
      expect(await marks(/^Prefill of/, 'th')).toEqual(prefill);
      expect(await marks(/^All measurements of/, 'td:nth-of-type(2)')).toEqual([
        ...prefill,
        ...cells.map((cell) => cell.replace(/, \d+:/, ':')),
      ]);
    });

    test('marks the points concerned in every chart, and no other', async ({ page }) => {
      const marked = async (title: string): Promise<string[]> => {
        const { curves } = await chartData(chartFigure(page, title));
        return curves.flatMap((curve) =>
          curve.points
            .filter((point) => point.marked === true)
            .map(({ label }) => (label.startsWith('×') ? `${curve.name} ${label}` : label)),
        );
      };
      expect(await marked('Throughput')).toEqual(points.prefill);
      expect(await marked('TTFT')).toEqual(points.prefill);
      expect(await marked('Throughput by concurrency')).toEqual(points.decode);
      expect(await marked('Total against per-request throughput')).toEqual(points.decode);
    });

    test('gives the reason of each on the methodology page', async ({ page }) => {
      const reasons = page.getByRole('link', { name: /^Why this matters: / });
      await expect(reasons).toHaveCount(told.length);
      const hashes = await reasons.evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLAnchorElement ? link.hash : '')),
      );
      await reasons.first().press('Enter');
      await expect(page).toHaveURL(`/methodology/${hashes[0] ?? ''}`);
      for (const hash of hashes) await expect(page.locator(hash).getByRole('heading')).toHaveCount(1);
      await expect(page.locator(hashes[0] ?? '')).toBeInViewport();
    });
  });
}

test('the details of a marked cell lead to its finding', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  await page.getByRole('link', { name: '10.1 465 ms See Cliff at 128K' }).press('Enter');
  await page.getByRole('link', { name: 'Cliff at 128K', exact: true }).press('Enter');
  await expect(page).toHaveURL('/runs/kimi-k2.6-h200x8/#finding-cliff');
  await expect(page.locator('#finding-cliff')).toBeInViewport({ ratio: 1 });
});

import { expect } from '@playwright/test';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { decodeMatrix, matrixCell, matrixRow } from './decode-matrix.ts';
import { figureInText } from './figure-in-text.ts';
import { test } from './watched-page.ts';

const runs = [
  {
    run: kimi,
    machine: 'H200 SXM 141GB ×8',
    setUp: 'vllm 0.29.0 · INT4 · llm-inference-bench 0.6.2 · date not given',
    headline: [
      ['One request, 8K', '26.2 tok/s', '137 ms to first token'],
      ['Peak decode', '398.9 tok/s', '16K × 16 requests'],
      ['Fastest prefill', '18.7K tok/s', '16K, 868 ms'],
      ['Longest context', '251K', 'decode with 1 request'],
    ],
  },
  {
    run: inkling,
    machine: 'H200 SXM 141GB ×8',
    setUp: 'vllm 0.29.0 · BF16 · llm-inference-bench 0.6.2 · measured Sep 17, 2026 by keennay',
    headline: [
      ['One request, 8K', '135.5 tok/s', '50 ms to first token'],
      ['Peak decode', '7,302.0 tok/s', '8K × 128 requests'],
      ['Fastest prefill', '42.2K tok/s', '64K, 1,530 ms'],
      ['Longest context', '1019K', 'decode with 1 request'],
    ],
  },
];

const metrics = [
  { choice: 'Throughput', field: 'decodeTokPerSec', unit: null },
  { choice: 'Per request', field: 'perRequestTokPerSec', unit: 'tok/s' },
  { choice: 'TTFT', field: 'ttftMs', unit: 'ms' },
  { choice: 'Inter-token latency', field: 'interTokenLatencyMs', unit: 'ms' },
] as const;

for (const { run, machine, setUp, headline } of runs) {
  test.describe(run.title, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/runs/${run.id}/`);
    });

    test('begins with what was measured', async ({ page }) => {
      await expect(page).toHaveTitle(`${run.title} · Speed test matrices`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(run.model.name);
      await expect(page.getByText(machine, { exact: true })).toBeVisible();
      await expect(page.getByText(setUp)).toBeVisible();
    });

    test('gives the headline figures', async ({ page }) => {
      for (const [label = '', ...texts] of headline) {
        const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
        const figure = term.locator('xpath=following-sibling::dd');
        await expect(figure, label).toHaveText(texts.join(' '), { useInnerText: true });
      }
    });

    test('shows title, headline and the first rows of the matrix at once', async ({ page }) => {
      const first = [
        page.getByRole('heading', { level: 1 }),
        page.getByText('Peak decode', { exact: true }),
        page.getByRole('group', { name: 'Metric' }),
        decodeMatrix(page).getByRole('columnheader', { name: '128', exact: true }),
        matrixRow(page, '8K'),
        matrixRow(page, '16K'),
        matrixRow(page, '32K'),
      ];
      for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
    });

    test('has one line above the title, which leads home', async ({ page }) => {
      const title = page.getByRole('heading', { level: 1 });
      await expect(title.locator('xpath=preceding::*[self::button or self::input or self::h2]')).toHaveCount(
        0,
      );
      await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('Speed test matrices');
      const above = await page.getByRole('banner').boundingBox();
      expect(above?.y).toBe(0);
      expect(above?.height).toBeLessThan(60);
      expect((await title.boundingBox())?.y).toBeLessThan(90);
    });

    for (const { choice, field, unit } of metrics) {
      test(`prints every figure of the matrix: ${choice}`, async ({ page }) => {
        await page.getByRole('radio', { name: choice, exact: true }).check();
        const contexts = [...new Set(run.decode.map((cell) => cell.contextLabel))];
        await expect(decodeMatrix(page).getByRole('rowheader')).toHaveText(contexts);
        for (const context of contexts) {
          const texts = await matrixRow(page, context).getByRole('cell').allInnerTexts();
          const cells = run.decode.filter((cell) => cell.contextLabel === context);
          expect(
            texts
              .map((text) => text.split('\n'))
              .map(([figure = '', below]) =>
                figure === 'Over capacity' ? { figure } : { figure: figureInText(figure), below },
              ),
            context,
          ).toEqual(
            cells.map((cell) =>
              cell.status === 'valid'
                ? { figure: cell[field], below: unit ?? `${cell.ttftMs?.toLocaleString('en-US') ?? '—'} ms` }
                : { figure: 'Over capacity' },
            ),
          );
        }
      });
    }

    test('shades a better figure in a stronger shade', async ({ page }) => {
      const shade = async (context: string, concurrency: number): Promise<number> => {
        const cell = matrixCell(page, context, concurrency)
          .getByText(/^[\d,.]+$/)
          .filter({ visible: true });
        const color = await cell.locator('..').evaluate((figure) => getComputedStyle(figure).backgroundColor);
        return Number(/\d+/.exec(color)?.[0]);
      };
      // In the light scheme a stronger shade has less red.
      expect(await shade('8K', 16)).toBeLessThan(await shade('8K', 1));
      await page.getByRole('radio', { name: 'TTFT' }).check();
      expect(await shade('8K', 1)).toBeLessThan(await shade('8K', 16));
    });
  });
}

test('the legend gives the ends of the scale in units, the worst first', async ({ page }) => {
  await page.goto(`/runs/${kimi.id}/`);
  const legend = page.getByText('each shade is the same ratio').filter({ visible: true });
  await expect(legend).toHaveText(
    /^9\.9 tok\/s\s*398\.9 tok\/s; each shade is the same ratio, higher is better$/,
  );
  await page.getByRole('radio', { name: 'TTFT' }).check();
  await expect(legend).toHaveText(/^796 ms\s*137 ms; each shade is the same ratio, lower is better$/);
  await expect(page.getByText('over capacity: would exceed the KV cache')).toBeVisible();
});

test('one click leads from the index to a run, and one back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Kimi-K2.6', exact: true }).click();
  await expect(page).toHaveURL('/runs/kimi-k2.6-h200x8/');
  await page.getByRole('link', { name: 'Speed test matrices' }).click();
  await expect(page).toHaveURL('/');
});

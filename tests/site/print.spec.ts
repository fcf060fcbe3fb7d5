import { expect } from '@playwright/test';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { cellLink, decodeMatrix, matrixRow } from './decode-matrix.ts';
import { test } from './watched-page.ts';

/** An A4 page without its margins. */
const paper = { width: 718, height: 1047 };

for (const run of [kimi, inkling]) {
  test(`on paper ${run.title} keeps every figure and loses every control`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    await page.goto(`/runs/${run.id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Peak decode', { exact: true })).toBeVisible();
    await expect(cellLink(page, '8K', 1)).toContainText(/\d/);
    for (const context of new Set(run.decode.map(({ contextLabel }) => contextLabel)))
      await expect(matrixRow(page, context)).toBeVisible();
    for (const name of ['Hardware', 'Engine', 'Run', 'Launch command', 'All measurements'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByText('each shade is the same ratio').filter({ visible: true })).toBeVisible();

    await expect(page.getByRole('group', { name: 'Metric' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Copy/ })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Speed test matrices' })).toBeHidden();
  });

  test(`on paper nothing of ${run.title} is cut off at the side`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    await page.goto(`/runs/${run.id}/`);
    for (const table of [decodeMatrix(page), page.getByRole('table', { name: /^All measurements of/ })]) {
      const right = await table.evaluate((element) => element.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(paper.width);
    }
  });
}

test('a metric that was chosen is the one on paper', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/?metric=ttft');
  await page.emulateMedia({ media: 'print' });
  await expect(cellLink(page, '8K', 1)).toHaveText('137 ms', { useInnerText: true });
});

import { expect, test } from '@playwright/test';
import { cellLink } from './decode-matrix.ts';

const address = '/compare/?runs=kimi-k2.6-h200x8,inkling-small-h200x8';

test('a comparison says that the list of runs could not be fetched', async ({ page }) => {
  await page.route('**/explore.json', (route) => route.abort());
  await page.goto(address);
  await expect(page.getByRole('alert')).toHaveText(/^The published runs could not be fetched\. ./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare runs');
});

test('a comparison says which run could not be fetched, and another try gets it', async ({ page }) => {
  await page.route('**/runs/inkling-small-h200x8/run.json', (route) => route.fulfill({ status: 503 }));
  await page.goto(address);
  await expect(page.getByRole('alert')).toHaveText(
    'The published runs could not be fetched. Error: /runs/inkling-small-h200x8/run.json: 503',
  );
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('checkbox', { name: /^Inkling-Small/ }).uncheck();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Inkling-Small/ }).check();
  await expect(page.getByText('Inkling-Small decodes faster in all 19 cells').first()).toBeVisible();
});

test('a cell leads to its row of All measurements where its details could not be fetched', async ({
  page,
}) => {
  await page.route('**/draw-cell-details*', (route) => route.abort());
  await page.goto('/runs/kimi-k2.6-h200x8/');
  await cellLink(page, '64K', 4).click();
  await expect(page).toHaveURL('/runs/kimi-k2.6-h200x8/#line-99');
  await expect(page.locator('tr:target')).toContainText('96.3');
});

import { expect } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { cellLink, matrixCell } from './decode-matrix.ts';
import { test } from './watched-page.ts';

test.use({ javaScriptEnabled: false });

test('without script all figures of a run can be read', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  await expect(page.getByText('398.9').first()).toBeVisible();
  await expect(cellLink(page, '16K', 16)).toHaveText('398.9 700 ms', { useInnerText: true });
  await expect(matrixCell(page, '251K', 128)).toHaveText('Over capacity', { useInnerText: true });
  await expect(page.getByRole('table', { name: /^Prefill of/ })).toContainText('18.7K');
  await expect(page.getByRole('region', { name: 'Launch command', exact: true })).toContainText(
    '--speculative-config',
  );
  await page.getByText('Variables and flags as a table').click();
  await expect(page.getByText('--speculative-config.num_speculative_tokens')).toBeVisible();
});

test('without script no empty chart and no dead control is shown', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  await expect(page.locator('canvas').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

for (const address of builtPages) {
  test(`without script ${address} says what it is about`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
  });
}

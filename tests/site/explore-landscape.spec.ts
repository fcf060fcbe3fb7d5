import { expect } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { homeOf, manySite } from './sites.ts';
import { test } from './watched-page.ts';

test.use({ baseURL: homeOf(manySite) });

test('the runs found are seen as a landscape, whose best cells lead to them @narrow', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Landscape', { exact: true }).click();
  await expect(page).toHaveURL(/\?view=landscape$/);
  const landscape = page.getByRole('region', { name: /^Landscape at \S+K$/ });
  const best = landscape.getByRole('table').getByRole('link');
  await expect(best.first()).toBeVisible();
  await expect(landscape.getByRole('img')).toHaveAccessibleName(/./);

  await page.getByRole('searchbox', { name: 'Search runs' }).fill('qwen');
  await expect(page.getByText(/^\d+ of 2,000 runs$/)).toBeVisible();
  await expect(best.filter({ hasNotText: /qwen/i })).toHaveCount(0);
  const href = (await best.first().getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/runs\/qwen[^/]*\/#decode-8k-x\d+$/);
  expect(await axeViolations(page, 'main')).toEqual([]);

  await page.reload();
  await expect(best.first()).toBeVisible();
  await page.goBack();
  await expect(landscape).toHaveCount(0);
});

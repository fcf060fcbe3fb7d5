import { expect } from '@playwright/test';
import { homeOf, manySite } from './sites.ts';
import { test } from './watched-page.ts';

test.use({ baseURL: homeOf(manySite) });

for (const { control, parameter } of [
  { control: 'per GPU', parameter: 'per=gpu' },
  { control: 'Cards', parameter: 'view=cards' },
])
  test(`what is chosen of “${control}” before the runs are there is chosen then`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/explore.json', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    await page.getByText(control, { exact: true }).click();
    release(undefined);
    await expect(page).toHaveURL(`/?${parameter}`);
    await expect(page.getByLabel(control, { exact: true })).toBeChecked();
  });

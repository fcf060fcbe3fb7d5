import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { cellButton } from './decode-matrix.ts';
import { test } from './watched-page.ts';

/** What axe finds, one line for each element. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, { tag: '@narrow' }, () => {
    test.use({ colorScheme });

    for (const address of builtPages) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await page.goto(address);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('axe finds nothing in the details of a cell and in the opened table of flags', async ({ page }) => {
      await page.goto('/runs/kimi-k2.6-h200x8/');
      await page.getByText('Variables and flags as a table').click();
      for (const [context, concurrency] of [
        ['8K', 1],
        ['8K', 32],
      ] as const) {
        await cellButton(page, context, concurrency).click();
        await expect(
          page.getByRole('heading', { level: 3, name: new RegExp(`^${context}, ${String(concurrency)} `) }),
        ).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  });
}

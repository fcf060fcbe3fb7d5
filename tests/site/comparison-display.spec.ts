import { expect } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { ratioButton, ratioMatrix } from './ratio-matrix.ts';
import { test } from './watched-page.ts';

const written = '/compare/kimi-vs-inkling/';
const chosen = '/compare/?runs=kimi-k2.6-h200x8,inkling-small-h200x8';

for (const address of [chosen, written]) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test(`${address} does not scroll sideways, and its details show every column`, async ({ page }) => {
      await page.goto(address);
      await ratioButton(page, '64k-x4').tap();
      const details = page.locator('[popover]').filter({ visible: true });
      await expect(details).toBeInViewport({ ratio: 1 });
      await expect(details.getByRole('columnheader', { name: 'Ratio' })).toBeInViewport({ ratio: 1 });
      expect(await details.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByText('Launch commands, flag by flag').first().tap();
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
    });
  });

  test(`axe finds nothing in what can be opened on ${address}`, async ({ page }) => {
    test.slow();
    await page.goto(address);
    await page.getByText('Launch commands, flag by flag').first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, '#differences'), colorScheme).toEqual([]);
      for (const place of ['64k-x4', '8k-x32']) {
        await ratioButton(page, place).click();
        await expect(page.locator(`#ratio-${place}-details`)).toBeVisible();
        expect(await axeViolations(page, `#ratio-${place}`), `${place}, ${colorScheme}`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
  });

  test(`on paper ${address} keeps its ratios and tables and loses its controls`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.goto(address);
    await expect(ratioButton(page, '64k-x4')).toHaveText('1.83×\n177 : 96.3', { useInnerText: true });
    const right = await ratioMatrix(page).evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(718);
    for (const name of ['What fits', 'The same workload on each', 'What differs', 'Coverage'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    for (const role of ['textbox', 'combobox', 'radio', 'searchbox', 'checkbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByText('Choose other runs')).toBeHidden();
  });
}

test('axe finds nothing on a comparison of chosen runs', async ({ page }) => {
  test.slow();
  await page.goto(chosen);
  await expect(page.getByRole('heading', { name: 'Coverage' })).toBeVisible();
  expect(await axeViolations(page, 'html')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, 'main', ['color-contrast', 'link-in-text-block'])).toEqual([]);
});

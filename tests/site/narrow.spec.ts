import { expect } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { decodeMatrix, matrixCell } from './decode-matrix.ts';
import { test } from './watched-page.ts';

test.describe('at the width of a phone', { tag: '@narrow' }, () => {
  for (const address of builtPages) {
    test(`${address} does not scroll sideways`, async ({ page }) => {
      await page.goto(address);
      const { content, window: width } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(width);
    });
  }
});

test.describe('the matrix at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('scrolls in its own region, under its context lengths', async ({ page }) => {
    await page.goto('/runs/inkling-small-h200x8/');
    const region = page.getByRole('region', { name: /^Decode matrix of/ });
    const last = matrixCell(page, '8K', 128);
    const context = decodeMatrix(page).getByRole('rowheader', { name: '8K', exact: true });
    const before = await context.boundingBox();
    await expect(last).not.toBeInViewport();

    await region.focus();
    await region.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(context).toBeInViewport({ ratio: 1 });
    // The spacing between cells scrolls away, the context lengths do not.
    const moved = Math.abs(((await context.boundingBox())?.x ?? 0) - (before?.x ?? 0));
    expect(moved).toBeLessThanOrEqual(3);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });

  test('can be scrolled by the arrow keys', async ({ page }) => {
    await page.goto('/runs/inkling-small-h200x8/');
    const region = page.getByRole('region', { name: /^Decode matrix of/ });
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

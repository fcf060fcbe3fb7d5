import { expect, type Page } from '@playwright/test';
import { cellLink } from './decode-matrix.ts';
import { test } from './watched-page.ts';

const address = '/runs/kimi-k2.6-h200x8/';

/** From here on the page notes all that takes the focus, and of it what has no outline or is out of the window. */
function watchFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
      outlineStyle === 'solid' && outlineWidth !== '0px';
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const shown = target instanceof HTMLInputElement ? (target.labels?.[0] ?? target) : target;
      const { bottom, top, left, right } = shown.getBoundingClientRect();
      const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const styles = [getComputedStyle(target), getComputedStyle(shown), getComputedStyle(shown, '::after')];
      target.dataset.focus = inWindow && styles.some(outlined) ? 'seen' : 'unseen';
    });
  });
}

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}#content`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('from the content the keyboard comes to the switch, the matrix and its cells in order', async ({
  page,
}) => {
  await page.goto(`${address}#decode`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Throughput' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: /^Decode matrix of/ })).toBeFocused();
  for (const concurrency of [1, 2, 4, 8, 16, 32, 64, 128]) {
    await page.keyboard.press('Tab');
    await expect(cellLink(page, '8K', concurrency)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(cellLink(page, '16K', 1)).toBeFocused();
});

for (const { start, stops } of [
  { start: '/', stops: 5 },
  { start: address, stops: 80 },
]) {
  test(`the focus is seen at every stop of ${start}`, async ({ page }) => {
    await page.goto(start);
    await watchFocus(page);
    const focusable = page.locator('a[href], button, input, select, summary, [tabindex="0"]');
    const count = await focusable.filter({ visible: true }).count();
    for (let press = 0; press < count; press += 1) await page.keyboard.press('Tab');
    expect(await page.locator('[data-focus=seen]').count()).toBeGreaterThanOrEqual(stops);
    await expect(page.locator('[data-focus=unseen]')).toHaveCount(0);
  });
}

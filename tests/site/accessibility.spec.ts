import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { cellLink } from './decode-matrix.ts';
import { test } from './watched-page.ts';

/** What axe finds in a part of the page, one text for each element. */
async function violations(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], preload: false })
    // In one step, within the page: no page has frames, and what passed need not travel.
    .setLegacyMode();
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Checks a part by all rules in the light scheme, and in the dark one by those that colours concern. */
async function expectAccessible(page: Page, part: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, part)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, part, ['color-contrast', 'link-in-text-block'])).toEqual([]);
}

test.describe('axe finds nothing', { tag: '@narrow' }, () => {
  test.slow();

  for (const address of builtPages) {
    test(`on ${address}`, async ({ page }) => {
      await page.goto(address);
      await expectAccessible(page, 'html');
    });
  }

  for (const [place, context, concurrency] of [
    ['a measured cell', '8K', 1],
    ['a cell over capacity', '8K', 32],
    ['a cell that a finding concerns', '128K', 1],
  ] as const) {
    test(`in the details of ${place}`, async ({ page }) => {
      await page.goto('/runs/kimi-k2.6-h200x8/');
      await cellLink(page, context, concurrency).click();
      await expectAccessible(page, ':popover-open');
    });
  }

  test('in the opened table of flags', async ({ page }) => {
    await page.goto('/runs/kimi-k2.6-h200x8/');
    await page.getByText('Variables and flags as a table').click();
    await expectAccessible(page, '#launch-command');
  });
});

import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { test } from './watched-page.ts';

const address = '/runs/kimi-k2.6-h200x8/source/';

function published(id: string): string {
  return readFileSync(`content/runs/${id}.txt`, 'utf8');
}

function sourceRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Lines of the source', exact: true });
}

for (const run of [kimi, inkling]) {
  test.describe(run.title, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/runs/${run.id}/source/`);
    });

    test('what is selected and copied is the published text, character for character', async ({ page }) => {
      const selected = await sourceRegion(page).evaluate((element) => {
        const selection = getSelection();
        selection?.selectAllChildren(element);
        return selection?.toString();
      });
      expect(selected).toBe(published(run.id));
    });

    test('every measured line leads to its figure, and no other line does', async ({ page }) => {
      const links = await sourceRegion(page)
        .locator('[id]')
        .evaluateAll((lines) =>
          lines.flatMap((line) =>
            [...line.querySelectorAll('a:not([href^="#"])')].map((link) => [
              line.id,
              link.textContent,
              link.getAttribute('href'),
            ]),
          ),
        );
      const runPage = `/runs/${run.id}/`;
      expect(links).toEqual([
        ...run.prefill.map(({ contextLabel, sourceLine }) => [
          `L${String(sourceLine)}`,
          `Prefill ${contextLabel}`,
          `${runPage}#prefill-${contextLabel.toLowerCase()}`,
        ]),
        ...run.decode.map(({ contextLabel, concurrency, sourceLine }) => [
          `L${String(sourceLine)}`,
          `Decode ${contextLabel} × ${String(concurrency)}`,
          `${runPage}#decode-${contextLabel.toLowerCase()}-x${String(concurrency)}`,
        ]),
      ]);
    });

    test('the raw file is one click away', async ({ page }) => {
      const raw = page.getByRole('link', { name: 'source.txt', exact: true });
      await expect(raw).toHaveAttribute('href', `/runs/${run.id}/source.txt`);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the address of a line marks it, and it leads to the cell and back', async ({ page }) => {
      await page.goto(`${address}#L73`);
      const line = page.locator('#L73');
      await expect(line).toContainText('| Sustained decode | 8K | 1 | Valid | 26.2 |');
      await expect(line).toBeInViewport();
      await expect(line).toHaveCSS('background-color', 'rgb(255, 247, 227)');
      await expect(page.locator('#L74')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await line.getByRole('link', { name: 'Decode 8K × 1', exact: true }).click();
      await expect(page).toHaveURL('/runs/kimi-k2.6-h200x8/#decode-8k-x1');
    });

    test('the tables of a run lead to the lines of its source', async ({ page }) => {
      for (const [table, name] of [
        [/^Prefill of/, '69'],
        [/^All measurements of/, '99'],
      ] as const) {
        await page.goto('/runs/kimi-k2.6-h200x8/');
        await page.getByRole('table', { name: table }).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`${address}#L${name}`);
        await expect(page.locator(`#L${name}`)).toBeInViewport();
      }
    });
  });
}

test.describe('on a phone', { tag: '@narrow' }, () => {
  test('a long line scrolls within its own region, by keyboard too', async ({ page }) => {
    await page.goto(address);
    const region = sourceRegion(page);
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { chartScript } from './chart-script.ts';
import { manySite, rootSite } from './sites.ts';
import { test } from './watched-page.ts';

const KB = 1024;

function built(address: string): Buffer {
  return readFileSync(join(rootSite.folder, address.endsWith('/') ? `${address}index.html` : address));
}

function weight(content: Buffer | string): number {
  return gzipSync(content).length;
}

function total(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + weight(built(address)), 0);
}

const runPages = builtPages.filter((address) => /^\/runs\/[^/]+\/$/.test(address));

test('there are run pages to weigh', () => {
  expect(runPages).toHaveLength(2);
});

for (const address of runPages) {
  test.describe(address, () => {
    test('its HTML and style sheets are 45 KB of gzip at most', async ({ page }) => {
      const sheets: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'stylesheet') sheets.push(new URL(response.url()).pathname);
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(sheets.length).toBeGreaterThan(0);
      expect(total([address, ...sheets])).toBeLessThanOrEqual(45 * KB);
    });

    test('its script is 15 KB of gzip at most before a chart is in view, and 62 KB more for charts', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      const before = [...scripts];
      const inline = await page
        .locator('script:not([src]):not([type="application/json"])')
        .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
      expect(total(before) + weight(inline.join('\n'))).toBeLessThanOrEqual(15 * KB);

      await page.getByRole('figure').first().scrollIntoViewIfNeeded();
      await expect.poll(() => scripts.filter((script) => script.endsWith(chartScript))).toHaveLength(1);
      const charts = scripts.slice(before.length).filter((script) => script.endsWith(chartScript));
      expect(charts).toHaveLength(1);
      expect(total(charts)).toBeLessThanOrEqual(62 * KB);
    });
  });
}

test('the HTML of the largest of 2,000 runs is 45 KB of gzip at most', () => {
  const pages = readdirSync(join(manySite.folder, 'runs')).map((id) =>
    readFileSync(join(manySite.folder, 'runs', id, 'index.html'), 'utf8'),
  );
  const [largest = ''] = pages.toSorted((left, right) => right.length - left.length);
  // As many as anybody measures: 15 contexts, 20 concurrencies.
  expect(largest.match(/<td id="decode-/g)).toHaveLength(300);
  expect(weight(largest)).toBeLessThanOrEqual(45 * KB);
});

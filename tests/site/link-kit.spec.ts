import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { homeOf, rootSite } from './sites.ts';
import { test } from './watched-page.ts';

const kimi = 'runs/kimi-k2.6-h200x8/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (): Promise<string> => navigator.clipboard.readText();

test('a run’s line is copied as Markdown, and its link leads back to the run', async ({ page }) => {
  await page.goto(`${homeOf(rootSite)}${kimi}`);
  await page.getByRole('link', { name: 'Link this run' }).click();
  const line = page.getByRole('region', { name: 'One line' });
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Copy One line' }).click();
  const copied = await page.evaluate(clipboard);
  expect(copied).toBe(await line.textContent());
  const [, address = ''] = /\]\((https:\/\/example\.org\/[^)]*)\)/.exec(copied) ?? [];
  await page.goto(address.replace('https://example.org/', homeOf(rootSite)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimi-K2.6');
});

test('the whole summary is fetched, shown and copied as it is published', async ({ page }) => {
  await page.goto(`${homeOf(rootSite)}${kimi}#link`);
  const summary = readFileSync(`${rootSite.folder}/${kimi}summary.md`, 'utf8');
  await expect(page.getByRole('region', { name: 'summary.md' })).toHaveText(summary);
  await page.getByRole('button', { name: 'Copy summary.md' }).click();
  expect(await page.evaluate(clipboard)).toBe(summary);
});

test('a cell is copied as Markdown, and its link marks the cell', async ({ page }) => {
  await page.goto(`${homeOf(rootSite)}${kimi}#decode-64k-x4`);
  const details = page.locator('#decode-64k-x4 [popover]');
  await details.getByRole('button', { name: 'Copy as Markdown' }).click();
  const copied = await page.evaluate(clipboard);
  expect(copied).toBe(
    `**[Kimi-K2.6 on H200 SXM 141GB ×8, decode at 64K, 4 requests](https://example.org/${kimi}#decode-64k-x4):** throughput 96.3 tok/s, per-request throughput 25.0 tok/s, TTFT 675 ms, inter-token latency 40.0 ms.`,
  );
  await page.goto('about:blank');
  await page.goto(`${homeOf(rootSite)}${kimi}#decode-64k-x4`);
  await expect(details).toBeVisible();
});

test('a comparison is copied as Markdown with its verdict', async ({ page }) => {
  await page.goto(`${homeOf(rootSite)}compare/kimi-vs-inkling/`);
  await page.getByText('Link this comparison').click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const copied = await page.evaluate(clipboard);
  expect(copied).toContain('**Not the same set-up.** Quantization, speculative decoding, eager mode');
  expect(copied).toContain('**3.16×** in the geometric mean');
  expect(copied).toContain('https://example.org/compare/kimi-vs-inkling/');
});

test('the headline figures lead to their cells', async ({ page }) => {
  await page.goto(`${homeOf(rootSite)}${kimi}`);
  await page.getByRole('link', { name: '398.9', exact: true }).click();
  await expect(page).toHaveURL(/#decode-16k-x16$/);
  await expect(page.locator('#decode-16k-x16 [popover]')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the runs to compare with stay within the page', async ({ page }) => {
    await page.goto(`${homeOf(rootSite)}${kimi}`);
    await page.getByText('Compare with…').click();
    await expect(page.getByRole('link', { name: 'Inkling-Small' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

import { expect } from '@playwright/test';
import type { FindingCode } from '../../src/figures/findings/finding.ts';
import { test } from './watched-page.ts';

/** The heading of every finding that there is; the type asks for a new one. */
const sections = {
  'prefill-steps': 'Prefill TTFT in steps',
  'prefill-ttft-flat': 'Prefill TTFT that does not grow',
  'prefill-ttft-falls': 'Prefill TTFT that falls',
  cliff: 'A cliff',
  'throughput-falls': 'Throughput that falls when concurrency rises',
  'concurrency-not-held': 'Concurrency not held',
  'decode-ttft-falls': 'Decode TTFT that falls with context',
  'contradictory-capacity': 'Contradictory capacity',
  'served-name': 'Served under another name',
  'speculative-decoding': 'Speculative decoding',
  'eager-mode': 'Eager mode',
  'quantized-kv-cache': 'Quantized KV cache',
  'prefill-without-decode': 'Prefill without decode',
  'rounded-figures': 'Rounded figures',
  'single-measurement': 'One measurement, no spread',
} satisfies Record<FindingCode, string>;

test.use({ javaScriptEnabled: false });

test('the methodology explains every finding under an anchor of its own, in words', async ({ page }) => {
  await page.goto('/methodology/');
  const shown = page.locator('section[id^="finding-"]');
  expect(await shown.evaluateAll((elements) => elements.map(({ id }) => id))).toEqual(
    Object.keys(sections).map((code) => `finding-${code}`),
  );
  for (const [code, title] of Object.entries(sections)) {
    const section = page.locator(`#finding-${code}`);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(section.getByRole('paragraph').first()).toHaveText(/^.{80,}\.$/s);
  }
});

test('the methodology shows findings on the real runs, and leads to them', async ({ page }) => {
  await page.goto('/methodology/');
  const example = page.locator('#finding-cliff').getByRole('paragraph').nth(1);
  await expect(example).toHaveText(
    /^Kimi-K2\.6: One request falls from 23\.7 to 10\.1 tok\/s between 64K and 128K\./,
  );
  await expect(page.locator('#finding-prefill-steps').getByRole('link')).toHaveText(['Inkling-Small']);
  await example.getByRole('link').click();
  await expect(page).toHaveURL('/runs/kimi-k2.6-h200x8/#finding-cliff');
});

test('the methodology gives the bounds of both KV caches and the cells that set them', async ({ page }) => {
  await page.goto('/methodology/#kv-cache-capacity');
  await expect(page.getByRole('listitem').filter({ hasText: 'Inferred from the matrix' })).toHaveText([
    'Inkling-Small: Inferred from the matrix: the KV cache holds at least 1,572,864 tokens, because 8K × 128 ran, and at most 2,095,103, because 1019K × 2 did not fit.',
    'Kimi-K2.6: Inferred from the matrix: the KV cache holds at least 327,680 tokens, because 16K × 16 ran, and at most 393,215, because 8K × 32 did not fit.',
  ]);
});

test('the contents lead to each section', async ({ page }) => {
  await page.goto('/methodology/');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText([
    'What is measured',
    'Units',
    'Metrics',
    'Status of a cell',
    'KV-cache capacity',
    'Workload',
    'Findings',
    'The same set-up, measured again',
    'What must not be compared',
  ]);
  await contents.filter({ hasText: 'KV-cache capacity' }).click();
  await expect(page).toHaveURL('/methodology/#kv-cache-capacity');
  await expect(page.getByRole('heading', { name: 'KV-cache capacity' })).toBeInViewport();
});

test('a run page leads to the methodology where a figure needs it', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  await page.getByRole('link', { name: 'How this is inferred' }).click();
  await expect(page).toHaveURL('/methodology/#kv-cache-capacity');
  await page.goBack();
  await page.getByRole('link', { name: 'How', exact: true }).click();
  await expect(page).toHaveURL('/methodology/#workload');
});

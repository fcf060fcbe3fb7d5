import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './watched-page.ts';

function card(page: Page, model: string): Locator {
  return page.getByRole('article', { name: model });
}

test('the index lists the runs as cards, newest first', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Speed test matrices');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Inkling-Small',
    'Kimi-K2.6',
  ]);
  await expect(card(page, 'Kimi-K2.6')).toContainText('H200 SXM 141GB ×8');
  await expect(card(page, 'Kimi-K2.6')).toContainText('date not given');
  await expect(card(page, 'Inkling-Small')).toContainText('measured Sep 17, 2026 by keennay');
});

for (const { model, pairs } of [
  {
    model: 'Kimi-K2.6',
    pairs: [
      'One request, 8K 26.2 tok/s',
      'Peak decode 398.9 tok/s, 16K × 16',
      'Fastest prefill 18.7K tok/s, 16K',
      'Longest context 251K',
    ],
  },
  {
    model: 'Inkling-Small',
    pairs: [
      'One request, 8K 135.5 tok/s',
      'Peak decode 7,302.0 tok/s, 8K × 128',
      'Fastest prefill 42.2K tok/s, 64K',
      'Longest context 1019K',
    ],
  },
]) {
  test(`the card of ${model} gives its headline figures`, async ({ page }) => {
    await page.goto('/');
    const shown = await card(page, model).getByRole('term').locator('..').allInnerTexts();
    expect(shown.slice(0, 4).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(pairs);
  });
}

test('the small matrix of a card says what it shows', async ({ page }) => {
  await page.goto('/');
  await expect(card(page, 'Kimi-K2.6').getByRole('img')).toHaveAccessibleName(
    'Decode matrix, 6 context lengths by 8 concurrencies, from 9.9 to 398.9 tok/s, 28 of 48 cells over capacity',
  );
  await expect(card(page, 'Inkling-Small').getByRole('img')).toHaveAccessibleName(
    'Decode matrix, 8 context lengths by 8 concurrencies, from 4.0 to 7,302.0 tok/s, 28 of 64 cells over capacity',
  );
});

test('the whole card leads to its run', async ({ page }) => {
  await page.goto('/');
  await card(page, 'Kimi-K2.6')
    .getByRole('img')
    .click({ position: { x: 60, y: 60 }, force: true });
  await expect(page).toHaveURL('/runs/kimi-k2.6-h200x8/');
});

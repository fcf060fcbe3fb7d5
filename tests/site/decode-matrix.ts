import type { Locator, Page } from '@playwright/test';

/** The decode matrix of a run page. */
export function decodeMatrix(page: Page): Locator {
  return page.getByRole('table', { name: /^Decode matrix of/ });
}

/** Its row of a context length. */
export function matrixRow(page: Page, contextLabel: string): Locator {
  const heading = page.getByRole('rowheader', { name: contextLabel, exact: true });
  return decodeMatrix(page).getByRole('row').filter({ has: heading });
}

const concurrencies = [1, 2, 4, 8, 16, 32, 64, 128];

/** Its cell of a context length and a concurrency. */
export function matrixCell(page: Page, contextLabel: string, concurrency: number): Locator {
  return matrixRow(page, contextLabel).getByRole('cell').nth(concurrencies.indexOf(concurrency));
}

/** The link of a cell, which opens its details. */
export function cellLink(page: Page, contextLabel: string, concurrency: number): Locator {
  return matrixCell(page, contextLabel, concurrency).getByRole('link').first();
}

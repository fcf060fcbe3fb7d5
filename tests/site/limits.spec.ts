import { expect, type Locator, type Page } from '@playwright/test';
import { isMeasuredDecode } from '../../src/figures/measured.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { cellLink, matrixCell } from './decode-matrix.ts';
import { test } from './watched-page.ts';

const address = '/runs/kimi-k2.6-h200x8/';

function limit(page: Page, name: 'TTFT at most, ms' | 'Each request at least, tok/s'): Locator {
  return page.getByRole('textbox', { name });
}

function outcome(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /limit/ });
}

/** What the matrix says beneath the figures, by place. */
function verdicts(page: Page): Promise<Record<string, string>> {
  return page.getByRole('table', { name: /^Decode matrix of/ }).evaluate((table) =>
    Object.fromEntries(
      [...table.querySelectorAll('tbody td')].flatMap((cell) => {
        const words = [...cell.querySelectorAll<HTMLElement>('.verdict')].find(
          (each) => each.offsetParent !== null,
        );
        return words === undefined ? [] : [[cell.id.replace('decode-', ''), words.textContent]];
      }),
    ),
  );
}

/** The fastest cell of each context within the limits, from the figures themselves. */
function bestWithin(
  { decode }: typeof kimi,
  { maxTtft, minPerRequest }: { maxTtft: number; minPerRequest: number },
): string[] {
  const meeting = decode
    .filter(isMeasuredDecode)
    .filter(
      ({ ttftMs, perRequestTokPerSec }) =>
        (ttftMs ?? Infinity) <= maxTtft && (perRequestTokPerSec ?? 0) >= minPerRequest,
    );
  return [...Map.groupBy(meeting, ({ contextLabel }) => contextLabel).values()].map((cells) => {
    const [best] = cells.toSorted((a, b) => b.decodeTokPerSec - a.decodeTokPerSec);
    return `${best?.contextLabel.toLowerCase() ?? ''}-x${best?.concurrency ?? 0}`;
  });
}

test('a highest TTFT says in words which cells miss it, and rings the fastest of each context', async ({
  page,
}) => {
  await page.goto(address);
  await limit(page, 'TTFT at most, ms').fill('400');
  await expect(outcome(page)).toHaveText(
    '9 of 20 measured cells meet the limits. The fastest of each context is ringed.',
  );
  expect(await verdicts(page)).toEqual({
    '8k-x8': 'best within limits',
    '8k-x16': 'TTFT over',
    '16k-x2': 'best within limits',
    '16k-x4': 'TTFT over',
    '16k-x8': 'TTFT over',
    '16k-x16': 'TTFT over',
    '32k-x2': 'best within limits',
    '32k-x4': 'TTFT over',
    '32k-x8': 'TTFT over',
    '64k-x1': 'best within limits',
    '64k-x2': 'TTFT over',
    '64k-x4': 'TTFT over',
    '128k-x1': 'TTFT over',
    '128k-x2': 'TTFT over',
    '251k-x1': 'TTFT over',
  });
  await expect(page).toHaveURL(`${address}?max-ttft=400`);
  // The figure stays readable, and words stand beneath it.
  await expect(cellLink(page, '8K', 16)).toHaveText('384.7 TTFT over', { useInnerText: true });
  await expect(cellLink(page, '8K', 8)).toHaveText('200.6 best within limits', { useInnerText: true });
  await expect(cellLink(page, '8K', 1)).toHaveText('26.2 137 ms', { useInnerText: true });
  await expect(matrixCell(page, '8K', 32)).toHaveText('Over capacity', { useInnerText: true });
});

for (const run of [kimi, inkling]) {
  test(`both limits together ring the fastest cells of ${run.title}`, async ({ page }) => {
    await page.goto(`/runs/${run.id}/?max-ttft=600&min-per-request=25`);
    await expect(limit(page, 'TTFT at most, ms')).toHaveValue('600');
    await expect(limit(page, 'Each request at least, tok/s')).toHaveValue('25');
    await expect(outcome(page)).toBeVisible();
    const ringed = Object.entries(await verdicts(page)).filter(([, words]) => words === 'best within limits');
    expect(ringed.map(([place]) => place)).toEqual(bestWithin(run, { maxTtft: 600, minPerRequest: 25 }));
    expect(ringed.length).toBeGreaterThan(3);
  });
}

test('a cell that misses both limits says so, and one that is too slow says that', async ({ page }) => {
  await page.goto(`${address}?max-ttft=600&min-per-request=25`);
  await expect(cellLink(page, '128K', 2)).toContainText('misses both');
  await expect(cellLink(page, '128K', 1)).toContainText('too slow each');
  await page.getByRole('radio', { name: 'TTFT' }).check();
  await expect(cellLink(page, '128K', 2)).toHaveText(/^693\s*misses both/, { useInnerText: true });
  await expect(page).toHaveURL(`${address}?max-ttft=600&min-per-request=25&metric=ttft`);
});

test('the ring is drawn, and what misses has no shade', async ({ page }) => {
  await page.goto(`${address}?max-ttft=400`);
  await expect(outcome(page)).toBeVisible();
  const outline = (concurrency: number): Promise<string> =>
    cellLink(page, '8K', concurrency).evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(await outline(8)).toBe('solid');
  expect(await outline(4)).toBe('none');
  const shade = (concurrency: number): Promise<string> =>
    cellLink(page, '8K', concurrency)
      .locator('.by-metric')
      .first()
      .evaluate((figure) => getComputedStyle(figure).backgroundColor);
  expect(await shade(16)).toBe('rgba(0, 0, 0, 0)');
  expect(await shade(8)).not.toBe('rgba(0, 0, 0, 0)');
});

test('limits that nothing meets say so and ring nothing', async ({ page }) => {
  await page.goto(`${address}?max-ttft=1`);
  await expect(outcome(page)).toHaveText('0 of 20 measured cells meet the limits.');
  expect(Object.values(await verdicts(page))).toEqual(Array.from({ length: 20 }, () => 'TTFT over'));
});

test('an emptied limit leaves matrix and address as they were', async ({ page }) => {
  await page.goto(address);
  await limit(page, 'Each request at least, tok/s').fill('26');
  await expect(page).toHaveURL(`${address}?min-per-request=26`);
  await limit(page, 'Each request at least, tok/s').fill('');
  await expect(page).toHaveURL(address);
  await expect(outcome(page)).toHaveCount(0);
  expect(await verdicts(page)).toEqual({});
});

test('what is no limit is said to be none, typed or in the address', async ({ page }) => {
  await page.goto(`${address}?max-ttft=fast`);
  const field = limit(page, 'TTFT at most, ms');
  await expect(field).toHaveValue('fast');
  for (const value of ['fast', '-1', '0', '1e3', '400 ms']) {
    await field.fill('400');
    await expect(outcome(page)).toHaveText(/^9 of 20/);
    await field.fill(value);
    await expect(outcome(page)).toHaveText('A limit is a number above 0, such as 500 or 12.5.');
    expect(await verdicts(page), value).toEqual({});
  }
});

test('the limits are set by keyboard, and Enter keeps the page', async ({ page }) => {
  await page.goto(address);
  await limit(page, 'TTFT at most, ms').focus();
  await page.keyboard.type('500');
  await page.keyboard.press('Tab');
  await expect(limit(page, 'Each request at least, tok/s')).toBeFocused();
  await page.keyboard.type('12.5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}?max-ttft=500&min-per-request=12.5`);
  await expect(outcome(page)).toHaveText(/^12 of 20 measured cells meet the limits\./);
});

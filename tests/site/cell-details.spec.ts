import { expect, type Locator, type Page } from '@playwright/test';
import { formatRequests } from '../../src/display/quantity-text.ts';
import type { DecodeCell } from '../../src/run/decode.ts';
import { decodeAnchor } from '../../src/share/address.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { cellLink, matrixCell } from './decode-matrix.ts';
import { test } from './watched-page.ts';

const address = '/runs/kimi-k2.6-h200x8/';

function details(page: Page, place: string): Locator {
  const heading = page.getByRole('heading', { name: place, exact: true, includeHidden: true });
  return page.locator('[popover]').filter({ has: heading });
}

const firstFigures = [
  'Status Valid',
  'Throughput 26.2 tok/s',
  'Per-request throughput 27.6 tok/s',
  'TTFT 137 ms',
  'Inter-token latency 36.2 ms',
  'Average active requests 1.0',
  'Completed requests 0',
  'Output tokens 785',
  'Measured for 30.0 s',
];

async function expectFirstFigures(page: Page): Promise<void> {
  const opened = details(page, '8K, 1 request');
  await expect(opened).toBeVisible();
  await expect(opened.getByRole('term').locator('..')).toHaveText(firstFigures, { useInnerText: true });
  await expect(opened.getByRole('link', { name: 'Line 73 of the source' })).toBeVisible();
}

test('a click opens the details of a cell, and one beside them closes them', async ({ page }) => {
  await page.goto(address);
  await expect(details(page, '8K, 1 request')).toBeHidden();
  await cellLink(page, '8K', 1).click();
  await expectFirstFigures(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(details(page, '8K, 1 request')).toBeHidden();
});

test('a click on the cell of open details closes them, and another one opens them again', async ({
  page,
}) => {
  await page.goto(address);
  await cellLink(page, '8K', 1).click();
  await expectFirstFigures(page);
  await cellLink(page, '8K', 1).click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await cellLink(page, '8K', 1).click();
  await expectFirstFigures(page);
  await expect(page).toHaveURL(address);
});

test('a click on another cell opens the details of that one alone', async ({ page }) => {
  await page.goto(address);
  await cellLink(page, '8K', 1).click();
  await expectFirstFigures(page);
  await cellLink(page, '16K', 16).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await expect(details(page, '16K, 16 requests')).toContainText('398.9 tok/s');
});

test('a cell opened in another tab shows its row of All measurements', async ({ page, context }) => {
  await page.goto(address);
  const another = context.waitForEvent('page');
  await cellLink(page, '64K', 4).click({ modifiers: ['ControlOrMeta'] });
  await expect(await another).toHaveURL(`${address}#line-99`);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('Enter opens the details of a cell and Escape closes them, where one was', async ({ page }) => {
  await page.goto(address);
  await cellLink(page, '8K', 1).focus();
  await page.keyboard.press('Enter');
  await expectFirstFigures(page);
  await page.keyboard.press('Tab');
  await expect(details(page, '8K, 1 request').getByRole('link', { name: 'Link to this cell' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details(page, '8K, 1 request')).toBeHidden();
  await expect(cellLink(page, '8K', 1)).toBeFocused();
});

test.describe('on a touch screen', { tag: '@narrow' }, () => {
  test.use({ hasTouch: true });

  test('a tap opens the details of a cell within the screen', async ({ page }) => {
    await page.goto(address);
    await cellLink(page, '8K', 1).tap();
    await expectFirstFigures(page);
    await expect(details(page, '8K, 1 request')).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(details(page, '8K, 1 request')).toBeHidden();
  });
});

test('details of a cell over capacity say why, in numbers', async ({ page }) => {
  await page.goto(address);
  await cellLink(page, '8K', 32).click();
  const opened = details(page, '8K, 32 requests');
  await expect(opened).toContainText(
    '32 requests of 8,192 tokens of context and 4,096 of output need 393,216 tokens, which would exceed the server’s KV cache.',
  );
  await expect(opened.getByRole('term').locator('..')).toHaveText(['Status Over capacity'], {
    useInnerText: true,
  });
});

const labels = {
  decodeTokPerSec: 'Throughput',
  perRequestTokPerSec: 'Per-request throughput',
  ttftMs: 'TTFT',
  interTokenLatencyMs: 'Inter-token latency',
  averageActiveRequests: 'Average active requests',
  completedRequests: 'Completed requests',
  outputTokens: 'Output tokens',
  measuredSeconds: 'Measured for',
} as const;

interface Shown {
  readonly place: string | undefined;
  readonly pairs: (string | undefined)[][];
  readonly line: string | undefined;
}

/** What opened details say. */
function shownIn(opened: Locator): Promise<Shown> {
  return opened.evaluate((popover) => ({
    place: popover.querySelector('h3')?.textContent,
    pairs: [...popover.querySelectorAll('dl > div')].map((pair) => [
      pair.querySelector('dt')?.textContent,
      pair.querySelector('dd')?.textContent,
    ]),
    line: [...popover.querySelectorAll('a')].at(-1)?.textContent,
  }));
}

/** Label and number of each of a cell's figures. */
function figures(cell: DecodeCell): unknown[] {
  if (cell.status !== 'valid') return [];
  return Object.entries(labels).map(([field, label]) => [
    label,
    Object.entries(cell).find(([key]) => key === field)?.[1],
  ]);
}

for (const run of [kimi, inkling]) {
  test(`details of every cell of ${run.title} hold its figures`, async ({ page }) => {
    await page.goto(`/runs/${run.id}/`);
    const shown: Shown[] = [];
    for (const { contextLabel, concurrency } of run.decode) {
      const place = `${contextLabel}, ${formatRequests(concurrency)}`;
      await page.locator(`#${decodeAnchor({ contextLabel, concurrency })} > a`).press('Enter');
      await expect(details(page, place)).toBeVisible();
      shown.push(await shownIn(details(page, place)));
    }
    expect(
      shown.map(({ place, pairs: [status, ...pairs], line }) => ({
        place,
        status,
        figures: pairs.map(([label, text = '']) => [label, Number(text.replaceAll(',', '').split(' ')[0])]),
        line,
      })),
    ).toEqual(
      run.decode.map((cell) => ({
        place: `${cell.contextLabel}, ${formatRequests(cell.concurrency)}`,
        status: ['Status', cell.statusText],
        figures: figures(cell),
        line: `Line ${String(cell.sourceLine)} of the source`,
      })),
    );
  });
}

test('the address of a cell opens its details', async ({ page }) => {
  await page.goto(`${address}#decode-64k-x4`);
  await expect(details(page, '64K, 4 requests')).toBeVisible();
  await expect(details(page, '64K, 4 requests')).toContainText('96.3 tok/s');
  await expect(matrixCell(page, '64K', 4)).toBeInViewport();
  const cell = await matrixCell(page, '64K', 4).boundingBox();
  const box = await details(page, '64K, 4 requests').boundingBox();
  // Right below the cell, by the margin of the details.
  expect(box?.x).toBeCloseTo((cell?.x ?? 0) + 6, 0);
  expect(box?.y).toBeCloseTo((cell?.y ?? 0) + (cell?.height ?? 0) + 6, 0);
});

test('an address within the page that is no cell opens nothing', async ({ page }) => {
  for (const anchor of ['#decode', '#measurements', '#decode-64k-x3', '#']) {
    await page.goto('about:blank');
    await page.goto(`${address}${anchor}`);
    await expect(page.locator('[popover]').filter({ visible: true })).toHaveCount(0);
  }
});

test('details link to their cell and to the line that it was read from', async ({ page }) => {
  await page.goto(address);
  await cellLink(page, '64K', 4).click();
  await details(page, '64K, 4 requests').getByRole('link', { name: 'Link to this cell' }).click();
  await expect(page).toHaveURL(`${address}#decode-64k-x4`);
  await expect(details(page, '64K, 4 requests')).toBeVisible();
  await details(page, '64K, 4 requests').getByRole('link', { name: 'Line 99 of the source' }).click();
  await expect(page).toHaveURL(`${address}source/#L99`);
  await expect(page.getByText('| Sustained decode | 64K | 4 | Valid | 96.3 |')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a cell marks it', async ({ page }) => {
    const outline = (button: Locator): Promise<string> =>
      button.evaluate((element) => getComputedStyle(element).outlineStyle);
    await page.goto(`${address}#decode-64k-x4`);
    await expect(matrixCell(page, '64K', 4)).toBeInViewport();
    expect(await outline(cellLink(page, '64K', 4))).toBe('solid');
    expect(await outline(cellLink(page, '64K', 2))).toBe('none');
  });

  test('a cell leads to its row of All measurements', async ({ page }) => {
    await page.goto(address);
    await cellLink(page, '64K', 4).click();
    await expect(page).toHaveURL(`${address}#line-99`);
    const row = page.locator('tr:target');
    await expect(row).toBeInViewport();
    await expect(row).toHaveText(/^\s*99\s*Decode\s*64K\s*4\s*Valid\s*96\.3\s*25\.0\s*675\s*40\.0/);
  });
});

import { expect, type Locator, type Page } from '@playwright/test';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { chartScript } from './chart-script.ts';
import { figureInText } from './figure-in-text.ts';
import { test } from './watched-page.ts';

const address = '/runs/kimi-k2.6-h200x8/';

const charts = [
  {
    title: 'Throughput',
    finding:
      'Prefill throughput by context length: from 17.6K tok/s at 8K to 8,808 tok/s at 256K, at most 18.7K tok/s at 16K.',
  },
  {
    title: 'TTFT',
    finding: 'Prefill time to first token by context length: from 465 ms at 8K to 29,233 ms at 256K.',
  },
  {
    title: 'Throughput by concurrency',
    finding:
      'Decode throughput by concurrency for each context length: 8K 26.2 tok/s at ×1 to 384.7 at ×16; 16K 23.6 tok/s at ×1 to 398.9 at ×16; 32K 23.6 tok/s at ×1 to 193.2 at ×8; 64K 23.7 tok/s at ×1 to 96.3 at ×4; 128K 10.1 tok/s at ×1 to 19.8 at ×2; 251K 9.9 tok/s at ×1.',
  },
  {
    title: 'Total against per-request throughput',
    finding:
      /^Total against per-request decode throughput, concurrency rising along each line: 8K 26\.2 tok\/s at ×1 to 384\.7 at ×16; /,
  },
];

function chart(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.getByRole('figure').filter({ has: heading }).getByRole('img');
}

/** The opaque colours on a canvas, as "#rrggbb". */
function colorsOn(canvas: Locator): Promise<string[]> {
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('not a canvas');
    const copy = document.createElement('canvas');
    Object.assign(copy, { width: element.width, height: element.height });
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0);
    const data = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 4) {
      const hex = [...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, '0'));
      if (data[at + 3] === 255) colors.add(`#${hex.join('')}`);
    }
    return [...colors];
  });
}

/** Waits until something is drawn: lines, points and text have many shades at their edges. */
async function expectDrawn(canvas: Locator): Promise<void> {
  await expect.poll(async () => (await colorsOn(canvas)).length).toBeGreaterThan(20);
}

test('Chart.js is asked for when a chart comes into view, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  const isChartScript = (url: string): boolean => url.endsWith(chartScript);
  expect(asked.filter(isChartScript)).toEqual([]);
  await chart(page, 'TTFT').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter(isChartScript)).toHaveLength(1);
  await expectDrawn(chart(page, 'TTFT'));
});

test('nothing is drawn before a chart comes into view', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await colorsOn(chart(page, 'Throughput by concurrency'))).toEqual([]);
});

for (const { title, finding } of charts) {
  test(`a chart is drawn and its name states its finding: ${title}`, async ({ page }) => {
    await page.goto(address);
    const canvas = chart(page, title);
    await expect(canvas).toHaveAccessibleName(finding);
    await canvas.scrollIntoViewIfNeeded();
    await expectDrawn(canvas);
  });
}

test('a chart takes the colours of the scheme, at once when it changes', async ({ page }) => {
  await page.goto(address);
  const canvas = chart(page, 'Throughput by concurrency');
  await canvas.scrollIntoViewIfNeeded();
  for (const [colorScheme, color] of [
    ['dark', '#c2dff7'],
    ['light', '#0a437c'],
    ['dark', '#c2dff7'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => colorsOn(canvas), colorScheme).toContain(color);
  }
  expect(await colorsOn(canvas)).not.toContain('#0a437c');
});

test('a chart keeps to the width of its column', { tag: '@narrow' }, async ({ page }) => {
  await page.goto(address);
  const canvas = chart(page, 'Throughput by concurrency');
  await canvas.scrollIntoViewIfNeeded();
  await expectDrawn(canvas);
  const outer = await page.getByRole('region', { name: 'Decode curves' }).boundingBox();
  const inner = await canvas.boundingBox();
  expect(inner?.width).toBeGreaterThan(250);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
});

for (const run of [kimi, inkling]) {
  test(`the table beside the prefill charts has the figures of ${run.title}`, async ({ page }) => {
    await page.goto(`/runs/${run.id}/`);
    const table = page.getByRole('table', { name: `Prefill of ${run.title} by context length`, exact: true });
    const rows = await table.locator('tbody').getByRole('row').all();
    const shown = await Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
    expect(shown.map((texts) => texts.map(figureInText))).toEqual(
      run.prefill.map((point) =>
        point.status === 'valid' ? [point.prefillTokPerSec, point.ttftMs, point.sourceLine] : [],
      ),
    );
    const contexts = run.prefill.map(({ contextLabel }) => new RegExp(`(?:^|:\\s*)${contextLabel}$`));
    await expect(table.getByRole('rowheader')).toHaveText(contexts);
  });
}

test('the address of a prefill point marks its row', async ({ page }) => {
  await page.goto(`${address}#prefill-64k`);
  const row = page.getByRole('row', { name: '64K 15.2K 4,253 69' });
  await expect(row).toBeInViewport();
  await expect(row).toHaveCSS('background-color', 'rgb(255, 247, 227)');
});

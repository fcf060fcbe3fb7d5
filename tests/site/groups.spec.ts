import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { formatDecodeRate } from '../../src/display/quantity-text.ts';
import type { LandscapeData } from '../../src/figures/landscape/landscape-data.ts';
import type { PackedRuns } from '../../src/share/packed-runs.ts';
import { machineText } from '../../src/share/run-description.ts';
import { unpackedRuns } from '../../src/share/unpacked-runs.ts';
import { axeViolations } from './axe-violations.ts';
import { standingRuns } from './many-content.ts';
import { benchSite, correctedSite, homeOf, manySite } from './sites.ts';
import { test } from './watched-page.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const rowsOf = (table: Locator): Locator =>
  table.getByRole('row').filter({ has: table.page().getByRole('rowheader') });

/** Moves the pointer over a chart until it is on something that leads somewhere. */
async function moveToCell(page: Page, canvas: Locator): Promise<void> {
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('no chart');
  for (const down of [0.3, 0.5, 0.7]) {
    for (let across = 0.1; across < 1; across += 0.03) {
      await page.mouse.move(box.x + box.width * across, box.y + box.height * down);
      // Chart.js looks at the pointer once a frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      if ((await canvas.getAttribute('class'))?.includes('leads') === true) return;
    }
  }
  throw new Error('no cell under the pointer');
}

test.describe('with two runs', () => {
  test('the models and the machines are listed with their runs', async ({ page }) => {
    await page.goto('/models/');
    await expect(rowsOf(page.getByRole('table', { name: 'Models' }))).toHaveText(
      [/^\s*Inkling-Small\s+1\s+1\s+vllm\s+Sep 17, 2026\s*$/, /^\s*Kimi-K2.6\s+1\s+1\s+vllm\s+—\s*$/],
      { useInnerText: true },
    );
    await page.getByRole('link', { name: 'Kimi-K2.6' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimi-K2.6');
    await page.getByRole('contentinfo').getByRole('link', { name: 'All hardware' }).click();
    await expect(rowsOf(page.getByRole('table', { name: 'Hardware' }))).toHaveText(
      [/^\s*H200 SXM 141GB ×8\s+2\s+2\s+vllm\s+Sep 17, 2026\s*$/],
      { useInnerText: true },
    );
  });

  test('a model with one run says so and shows nothing more', async ({ page }) => {
    await page.goto('/models/kimi-k2.6/');
    await expect(page.getByText('1 run on H200 SXM 141GB ×8', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Kimi-K2.6/ })).toContainText('398.9');
    await expect(page.getByRole('heading')).toHaveText(['Kimi-K2.6']);
    await page.getByRole('main').getByRole('link', { name: 'H200 SXM 141GB ×8' }).click();
    await expect(page).toHaveURL('/hardware/h200-sxm-141gb-x8/');
  });

  test('a machine with two runs tells its models, and offers to compare the runs', async ({ page }) => {
    await page.goto('/hardware/h200-sxm-141gb-x8/');
    await expect(page.getByRole('heading')).toHaveText(['H200 SXM 141GB ×8', 'Models']);
    await expect(rowsOf(page.getByRole('table', { name: /^Models of/ }))).toHaveText(
      [
        /^\s*Inkling-Small\s+1\s+135\.5\s+7,302\.0\s*8K × 128\s*$/,
        /^\s*Kimi-K2.6\s+1\s+26\.2\s+398\.9\s*16K × 16\s*$/,
      ],
      { useInnerText: true },
    );
    await page.getByRole('link', { name: '398.9' }).click();
    await expect(page).toHaveURL('/runs/kimi-k2.6-h200x8/#decode-16k-x16');
    await page.goBack();
    await page.getByRole('link', { name: 'Compare the two' }).click();
    await expect(page).toHaveURL('/compare/?runs=inkling-small-h200x8,kimi-k2.6-h200x8');
  });
});

test.describe('below a base path', () => {
  test.use({ baseURL: homeOf(benchSite) });

  for (const [name, address] of [
    ['Kimi-K2.6', 'models/kimi-k2.6/'],
    ['H200 SXM 141GB ×8', 'hardware/h200-sxm-141gb-x8/'],
  ] as const) {
    test(`the title of a run leads to ${address}`, async ({ page }) => {
      await page.goto('runs/kimi-k2.6-h200x8/');
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
    });
  }
});

test.describe('with a run measured twice', () => {
  test.use({ baseURL: homeOf(correctedSite) });

  test('its page says so and leads to its history, which opens', async ({ page }) => {
    await page.goto('runs/kimi-k2.6-h200x8/');
    await expect(
      page.getByText('Measured twice: 8K × 1 26.2–26.2 tok/s (±0 %); this run is at 26.2.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Change over time' }).click();
    const history = page.getByRole('table', { name: 'H200 SXM 141GB ×8, vllm, INT4 over time' });
    await expect(history).toBeInViewport();
    await expect(history.getByRole('rowheader')).toHaveText(['date not given Superseded', 'date not given']);
    // Nothing but repeats, and nothing to draw.
    await expect(page.getByRole('figure')).toHaveCount(0);
  });
});

test.describe('with many runs', () => {
  test.use({ baseURL: homeOf(manySite) });

  const packed: PackedRuns = JSON.parse(readFileSync(join(manySite.folder, 'explore.json'), 'utf8'));
  const runs = unpackedRuns(packed);
  const model = 'Qwen3-32B';
  const address = '/models/qwen3-32b/';
  const own = runs.filter((run) => run.model.name === model);

  const chart = (part: Locator): Locator => part.getByRole('figure').first().getByRole('img');

  test('every model and machine is listed once', async ({ page }) => {
    for (const [list, names] of [
      ['Models', new Set(runs.map((run) => run.model.name))],
      ['Hardware', new Set(runs.map(({ hardware: { gpu, gpuCount } }) => `${gpu} ${String(gpuCount)}`))],
    ] as const) {
      await page.goto(`/${list.toLowerCase()}/`);
      await expect(rowsOf(page.getByRole('table', { name: list }))).toHaveCount(names.size);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('all runs, best cells and histories of a model can be read', async ({ page }) => {
      await page.goto(address);
      await expect(rowsOf(page.getByRole('table', { name: `Runs of ${model}` }))).toHaveCount(own.length);
      await expect(page.getByRole('table', { name: `Best decode throughput of ${model}` })).toBeVisible();
      await expect(
        page.getByRole('table', { name: 'Cells that no other beats in both figures' }),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: / over time$/ }).first()).toBeVisible();
      await expect(page.locator('canvas, select').filter({ visible: true })).toHaveCount(0);
    });
  });

  test('the best of all runs is told with its holder, and leads to its cell', async ({ page }) => {
    await page.goto(address);
    const best = own.reduce((left, right) =>
      (right.peakDecode?.tokPerSec ?? 0) > (left.peakDecode?.tokPerSec ?? 0) ? right : left,
    );
    const figure = formatDecodeRate(best.peakDecode?.tokPerSec ?? 0);
    const table = page.getByRole('table', { name: `Best decode throughput of ${model}` });
    const cell = table.getByRole('link', { name: figure });
    await expect(cell).toContainText(machineText(best));
    await cell.click();
    await expect(page).toHaveURL(new RegExp(`/runs/${best.id}/#decode-`));
    await expect(page.locator('td:target')).toContainText(figure);
  });

  test('a history is drawn, its usual cells or the one in the address', async ({ page }) => {
    await page.goto(address);
    const part = section(page, 'Change over time');
    await part.locator('run-history').first().scrollIntoViewIfNeeded();
    await expect(chart(part)).toHaveAccessibleName(/^Decode throughput from .+: 8K × 1 from .+; .+\.$/);
    await part.getByLabel('Cell').first().selectOption('8K × 1');
    await expect(page).toHaveURL(/\?cell=8k-x1$/);
    await expect(chart(part)).toHaveAccessibleName(
      /: 8K × 1 from [\d.,]+ to [\d.,]+ tok\/s \([+−±][\d.]+ %\)\./,
    );
    await page.reload();
    await expect(part.getByLabel('Cell').first()).toHaveValue('8k-x1');
    await page.goto(`${address}?cell=3k-x7#over-time`);
    await expect(part.getByText('The cell “3k-x7” was not measured twice here.').first()).toBeVisible();
  });

  test('a landscape is drawn at the context and per GPU as the address has it', async ({ page }) => {
    await page.goto(address);
    const part = section(page, 'Landscape');
    await part.scrollIntoViewIfNeeded();
    await expect(chart(part)).toHaveAccessibleName(
      /^Total against per-request decode throughput of \d+ runs at 8K: /,
    );
    await part.getByLabel('Context').selectOption('32K');
    await part.getByLabel('Totals per GPU').check();
    await expect(page).toHaveURL(/\?context=32k&per-gpu=yes$/);
    await expect(chart(part)).toHaveAccessibleName(/ runs at 32K: .+ tok\/s per GPU\./);
    await page.reload();
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByLabel('Context')).toHaveValue('32K');
    await expect(part.getByRole('columnheader', { name: /^Total per GPU/ })).toBeVisible();
    await page.goto(`${address}?context=3k#landscape`);
    await expect(part.getByText('There is no context “3k” here.')).toBeVisible();
  });

  test('a cell of a landscape leads to its run by mouse and by keyboard', async ({ page }) => {
    await page.goto(address);
    const part = section(page, 'Landscape');
    await part.scrollIntoViewIfNeeded();
    const canvas = chart(part);
    await expect(canvas).toBeInViewport();
    await expect(async () => {
      await moveToCell(page, canvas);
    }).toPass();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/runs\/qwen3-32b-[^/]+\/#decode-/);

    await page.goto(address);
    const first = part.getByRole('table').getByRole('link').first();
    const target = (await first.getAttribute('href')) ?? '';
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
  });

  test('runs that should not be relied on are left out of what ranks', async ({ page }) => {
    const { withdrawn } = standingRuns(manySite.environment.CONTENT_DIR);
    const run = runs.find(({ id }) => id === withdrawn);
    await page.goto(`/models/${(run?.model.name ?? '').toLowerCase()}/`);
    await expect(section(page, 'Landscape')).toContainText(/left out, superseded or withdrawn\./);
    for (const part of ['Best cells', 'Landscape'])
      await expect(section(page, part).locator(`a[href*="/runs/${withdrawn}/"]`)).toHaveCount(0);
    await expect(page.getByRole('table', { name: /^Runs of/ }).getByText('Withdrawn')).toHaveCount(1);
  });

  test('the cells of all runs at a context are there to be fetched', async ({ request }) => {
    const { superseded, withdrawn } = standingRuns(manySite.environment.CONTENT_DIR);
    const data: LandscapeData = await (await request.get('/landscape/8192.json')).json();
    expect(data.contexts.map(({ contextLabel }) => contextLabel)).toEqual(['8K']);
    const ids = data.runs.map(({ id }) => id);
    const expected = runs.filter(
      ({ id, perRequest }) =>
        id !== superseded &&
        id !== withdrawn &&
        perRequest.some(({ contextTokens }) => contextTokens === 8192),
    );
    expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort());
    expect(new Set(data.contexts[0]?.cells.map(([run]) => run)).size).toBe(ids.length);
  });

  test('axe finds nothing on the pages of groups', { tag: '@narrow' }, async ({ page }) => {
    test.slow();
    for (const place of ['/models/', '/hardware/', address, '/hardware/h100-sxm-80gb-x4/']) {
      await page.goto(place);
      expect(await axeViolations(page, 'main')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, 'main', ['color-contrast'])).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });

  test('nothing is wider than the window', { tag: '@narrow' }, async ({ page }) => {
    for (const place of ['/models/', address]) {
      await page.goto(place);
      for (const name of ['Landscape', 'Change over time'])
        if (place === address) await section(page, name).scrollIntoViewIfNeeded();
      const { content, width } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        width: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(width);
    }
  });
});

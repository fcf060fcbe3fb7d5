import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ListedRun } from '../../src/figures/explore/listed-run.ts';
import type { PackedRuns } from '../../src/share/packed-runs.ts';
import { unpackedRuns } from '../../src/share/unpacked-runs.ts';
import { axeViolations } from './axe-violations.ts';
import { MANY, standingRuns } from './many-content.ts';
import { homeOf, manySite, rootSite } from './sites.ts';
import { test } from './watched-page.ts';

test.use({ baseURL: homeOf(manySite) });

/** All runs of the site, as its pages fetch them. */
function publishedRuns(): readonly ListedRun[] {
  const packed: PackedRuns = JSON.parse(readFileSync(join(manySite.folder, 'explore.json'), 'utf8'));
  return unpackedRuns(packed);
}

const runs = publishedRuns();
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search runs' });
const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const status = (page: Page): Locator => page.getByRole('main').getByRole('status').first();
const bar = (page: Page): Locator => page.locator('compare-bar');
const menu = (page: Page, name: string): Locator =>
  page.locator('details', { has: page.locator('summary', { hasText: new RegExp(`^${name}`) }) });

/** The addresses of the runs in the order of the page. */
function shownIds(page: Page): Promise<string[]> {
  return page
    .locator('.run-list input[name="runs"]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''));
}

/** The ids of the best runs by a figure; those without it are not among them. */
function bestIds(value: (run: ListedRun) => number | null, count: number): string[] {
  return runs
    .filter(({ standing }) => standing?.status !== 'withdrawn')
    .map((run) => ({ id: run.id, value: value(run) }))
    .filter((each) => each.value !== null)
    .sort((left, right) => (right.value ?? 0) - (left.value ?? 0))
    .slice(0, count)
    .map(({ id }) => id);
}

test('the first view of 2,000 runs is 60 KB of gzip at most, and fetches no list', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (`${origin}/` === homeOf(manySite)) fetched.push(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).toContain('/');
  expect(fetched.filter((address) => address.endsWith('.json'))).toEqual([]);
  const sizes = fetched
    .filter((address) => !address.endsWith('.woff2'))
    .map(
      (address) =>
        gzipSync(readFileSync(join(manySite.folder, address === '/' ? 'index.html' : address))).length,
    );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
});

test('no page of the site loads the file for programs', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/?q=qwen');
  await expect(status(page)).toContainText(' of 2,000 runs');
  await page.goto('/compare/');
  await expect(page.getByRole('checkbox')).toHaveCount(50);
  expect(fetched).toContain('/explore.json');
  expect(fetched).not.toContain('/runs.json');
});

test('the newest runs stand first, and more are shown on demand', async ({ page }) => {
  await page.goto('/');
  await expect(status(page)).toHaveText('2,000 runs');
  expect(await shownIds(page)).toEqual(runs.slice(0, 50).map(({ id }) => id));
  await page.getByRole('button', { name: 'Show 100 more' }).click();
  await expect(rows(page)).toHaveCount(150);
  expect(await shownIds(page)).toEqual(runs.slice(0, 150).map(({ id }) => id));
});

test('search finds all words as one types, and keeps them in the address', async ({ page }) => {
  await page.goto('/');
  await search(page).pressSequentially('qwen3 b200 vllm');
  await expect(page).toHaveURL('/?q=qwen3+b200+vllm');
  const found = runs.filter(({ title, engine }) =>
    /qwen3.*b200/i.test(title) && engine.name === 'vllm' ? true : false,
  );
  expect(found.length).toBeGreaterThan(0);
  await expect(status(page)).toHaveText(`${String(found.length)} of 2,000 runs`);
  expect(await shownIds(page)).toEqual(found.slice(0, 50).map(({ id }) => id));
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(status(page)).toHaveText('2,000 runs');
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/');
});

test('flags of the launch command are found', async ({ page }) => {
  await page.goto('/');
  await search(page).fill('--enforce-eager');
  const found = runs.filter(({ launchCommand }) => launchCommand?.includes('--enforce-eager'));
  await expect(status(page)).toHaveText(`${found.length.toLocaleString('en-US')} of 2,000 runs`);
});

test('a facet narrows to as many runs as it counted, and back undoes it', async ({ page }) => {
  await page.goto('/');
  await menu(page, 'Quantization').locator('summary').click();
  const value = menu(page, 'Quantization').getByRole('checkbox', { name: /^INT4/ });
  const count = runs.filter(({ engine }) => engine.quantization === 'INT4').length;
  await expect(
    menu(page, 'Quantization').getByText(count.toLocaleString('en-US'), { exact: true }),
  ).toBeVisible();
  await value.check();
  await expect(status(page)).toHaveText(`${String(count)} of 2,000 runs`);
  await expect(page).toHaveURL('/?quantization=int4');
  await expect(menu(page, 'Quantization').locator('summary')).toHaveText('Quantization INT4');
  await page.goBack();
  await expect(status(page)).toHaveText('2,000 runs');
  await page.goForward();
  await expect(status(page)).toHaveText(`${String(count)} of 2,000 runs`);
});

test('a heading sorts by its figure, and again the other way', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Peak decode/ }).click();
  await expect(page).toHaveURL('/?sort=peak-decode');
  await expect(page.getByRole('columnheader', { name: /^Peak decode/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect((await shownIds(page)).slice(0, 20)).toEqual(
    bestIds(({ peakDecode }) => peakDecode?.tokPerSec ?? null, 20),
  );
  await page.getByRole('button', { name: /^Peak decode/ }).click();
  await expect(page).toHaveURL('/?sort=peak-decode&order=reversed');
  await expect(page.getByRole('columnheader', { name: /^Peak decode/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('decode of one request is sorted at one context, which the heading names', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('One request');
  await page.getByRole('combobox', { name: 'Figures at' }).selectOption('32K context');
  await expect(page).toHaveURL('/?sort=single-request&at=32k');
  await expect(page.getByRole('columnheader', { name: /^One request, 32K/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Prefill, 32K/ })).toBeVisible();
  const best = bestIds(
    ({ singleRequest }) =>
      singleRequest.find(({ contextTokens }) => contextTokens === 32_768)?.tokPerSec ?? null,
    20,
  );
  expect((await shownIds(page)).slice(0, 20)).toEqual(best);
});

test('per GPU every heading that changes says so', async ({ page }) => {
  await page.goto('/?per=gpu&sort=peak-decode');
  await expect(page.getByRole('checkbox', { name: 'per GPU' })).toBeChecked();
  for (const name of ['Peak decode per GPU', 'Fastest prefill per GPU', 'KV cache per GPU'])
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'One request tok/s', exact: true })).toBeVisible();
  const best = bestIds(
    ({ peakDecode, hardware }) => peakDecode && peakDecode.tokPerSec / hardware.gpuCount,
    20,
  );
  expect((await shownIds(page)).slice(0, 20)).toEqual(best);
});

test('a limit keeps the runs that were measured to meet it, and counts those that were not measured', async ({
  page,
}) => {
  await page.goto('/');
  await menu(page, 'Speed').locator('summary').click();
  await page.getByRole('combobox', { name: 'at', exact: true }).selectOption('32K context');
  await page.getByRole('spinbutton', { name: /^At least/ }).fill('100');
  await page.getByRole('spinbutton', { name: /^with/ }).fill('8');
  const cells = (run: ListedRun) =>
    run.perRequest.filter(({ contextTokens, concurrency }) => contextTokens === 32_768 && concurrency >= 8);
  const met = runs.filter((run) => cells(run).some(({ tokPerSec }) => tokPerSec >= 100));
  const unmeasured = runs.filter((run) => cells(run).length === 0);
  await expect(status(page)).toHaveText(`${String(met.length)} of 2,000 runs`);
  await expect(
    page.getByText(
      `${unmeasured.length.toLocaleString('en-US')} runs have no per-request figure at this context with 8 or more requests, and are left out.`,
    ),
  ).toBeVisible();
  await expect(page).toHaveURL('/?at=32k&per-request=100&requests=8');
});

test('what an address asks for is shown, and what runs do not have is noted', async ({ page }) => {
  await page.goto('/?engine=vllm,vlm&sort=fastest&view=cards&at=33k');
  const count = runs.filter(({ engine }) => engine.name === 'vllm').length;
  await expect(status(page)).toHaveText(`${count.toLocaleString('en-US')} of 2,000 runs`);
  await expect(page.getByText('Engine: there is no “vlm” among the runs.')).toBeVisible();
  await expect(page.getByText('There is no order “fastest”.')).toBeVisible();
  await expect(page.getByText('No run measured the context “33k”.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
});

test('ticks outlive search, order and pages, and lead to the comparison', async ({ page }) => {
  await page.goto('/');
  const [first = '', second = '', , , fifth = ''] = await shownIds(page);
  const tick = (id: string) => page.locator(`input[name="runs"][value="${id}"]`);
  await tick(first).check();
  await expect(bar(page)).toHaveText(/^1 run ticked\. Tick another one to compare\./);
  await search(page).fill('no run like this');
  await expect(tick(first)).toHaveCount(0);
  await search(page).fill('');
  await expect(tick(first)).toBeChecked();
  await page.goto('/all/2/');
  const [onSecondPage = ''] = await shownIds(page);
  await tick(onSecondPage).check();
  await expect(bar(page)).toHaveText(/^2 runs ticked/);
  await page.goto('/?sort=newest');
  for (const id of [second, fifth]) await tick(id).check();
  await expect(bar(page).getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    `/compare/?runs=${[first, onSecondPage, second, fifth].join(',')}`,
  );
  const [, , third = ''] = await shownIds(page);
  await tick(third).check();
  await expect(bar(page)).toHaveText(/^5 runs ticked\. A comparison has at most 4: untick 1\./);
  await expect(bar(page).getByRole('link')).toHaveCount(0);
  await tick(third).uncheck();
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Compare runs');
  await page.goBack();
  await expect(bar(page)).toHaveText(/^4 runs ticked/);
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(tick(first)).not.toBeChecked();
});

test('superseded and withdrawn runs are marked', async ({ page }) => {
  const { superseded, withdrawn } = standingRuns(manySite.environment.CONTENT_DIR);
  for (const [id, word] of [
    [superseded, 'Superseded'],
    [withdrawn, 'Withdrawn'],
  ] as const) {
    await page.goto(`/?q=${id}`);
    const row = rows(page).filter({ has: page.locator(`input[value="${id}"]`) });
    await expect(row.getByText(word)).toBeVisible();
  }
});

test('all of it works by keyboard', async ({ page }) => {
  await page.goto('/');
  await search(page).focus();
  await page.keyboard.type('kimi');
  await expect(status(page)).toContainText(' of 2,000 runs');
  const gpu = menu(page, 'GPU').first();
  await gpu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(gpu.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(gpu.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(gpu.getByRole('checkbox').first()).toBeChecked();
  await expect(page).toHaveURL(/\/\?q=kimi&gpu=[a-z0-9.-]+$/);
  await page.keyboard.press('Escape');
  await expect(gpu.getByRole('checkbox').first()).toBeHidden();
  await expect(gpu.locator('summary')).toBeFocused();
  await page.locator('input[name="runs"]').first().focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toHaveText(/^1 run ticked/);
});

test('at every width nothing is wider than the window, and a menu opens within it @narrow', async ({
  page,
}) => {
  for (const address of ['/', '/?view=cards&per=gpu&at=32k', '/all/2/']) {
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  await page.goto('/');
  for (const name of ['Model family', 'Version', 'Speed']) {
    await menu(page, name).locator('summary').click();
    await expect(menu(page, name).locator('input').first()).toBeVisible();
    await expect(menu(page, name).locator('.panel')).toBeInViewport({ ratio: 0.99 });
  }
});

const looks = [
  { look: 'with an open menu', address: '/' },
  { look: 'sorted per GPU', address: '/?sort=peak-decode&per=gpu&q=vllm' },
  { look: 'as cards', address: '/?view=cards&at=32k' },
  { look: 'in pages', address: '/all/20/' },
] as const;

for (const { look, address } of looks) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the list ${look} in ${colorScheme} @narrow`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      if (look === 'as cards') await expect(page.getByRole('article')).toHaveCount(24);
      await page.locator('input[name="runs"]').first().check();
      if (look === 'with an open menu') {
        await menu(page, 'Quantization').locator('summary').click();
        await expect(menu(page, 'Quantization').getByRole('checkbox').first()).toBeVisible();
      }
      expect(await axeViolations(page, 'body')).toEqual([]);
    });
  }
}

test('where the runs cannot be fetched the list stays, and the next use tries again', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: homeOf(manySite) });
  await page.route('**/explore.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await search(page).fill('qwen3');
  await expect(page.getByRole('alert')).toHaveText(
    'The runs could not be fetched. Error: /explore.json: 503',
  );
  await expect(rows(page)).toHaveCount(50);
  await page.unrouteAll();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Longest context');
  await expect(page).toHaveURL('/?q=qwen3&sort=longest-context');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the newest runs are a list without controls, and the others stand on pages', async ({ page }) => {
    await page.goto('/');
    await expect(rows(page)).toHaveCount(50);
    await expect(search(page)).toBeHidden();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('link', { name: 'all in pages' }).click();
    await expect(page).toHaveURL('/all/');
    await expect(rows(page)).toHaveCount(100);
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL('/all/2/');
    expect(await shownIds(page)).toEqual(runs.slice(100, 200).map(({ id }) => id));
    await page.getByRole('link', { name: 'Page 20' }).click();
    expect(await shownIds(page)).toEqual(runs.slice(MANY - 100).map(({ id }) => id));
    await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);
  });

  test('the form of a list leads to a comparison of its ticks', async ({ page }) => {
    await page.goto('/all/');
    const [first = '', second = ''] = await shownIds(page);
    for (const id of [first, second]) await page.locator(`input[value="${id}"]`).check();
    await page.getByRole('button', { name: 'Compare ticked runs' }).click();
    await expect(page).toHaveURL(`/compare/?runs=${first}&runs=${second}`);
  });
});

test.describe('with two runs', () => {
  test.use({ baseURL: homeOf(rootSite) });

  test('the index has neither search nor order nor script for them', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(scripts).toEqual([]);
  });
});

import { expect, type Locator, type Page } from '@playwright/test';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { chartData, chartFigure } from './chart-data.ts';
import { asExpected, expectedRatios, ratioButton, ratioMatrix, shownRatios } from './ratio-matrix.ts';
import { benchSite, homeOf } from './sites.ts';
import { test } from './watched-page.ts';

const address = '/compare/?runs=kimi-k2.6-h200x8,inkling-small-h200x8';

const verdict =
  'Not the same set-up. Quantization, speculative decoding, eager mode, maximum length and 3 more settings differ as well as the model: the ratios describe these two set-ups, not the two models.';
const answer =
  'Inkling-Small decodes faster in all 19 cells that both measured: 3.16× in the geometric mean, from 1.83× at 64K × 4 to 5.17× at 8K × 1. It alone fits 11 more of the 40 shared cells; 10 fit neither.';

function baseline(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Baseline' });
}

/** The switch above the ratios; another stands above the matrices side by side. */
function metric(page: Page, name: string): Locator {
  return page.getByRole('region', { name: /÷/ }).getByRole('radio', { name, exact: true });
}

async function expectRatio(page: Page, place: string, text: string): Promise<void> {
  await expect(ratioButton(page, place)).toHaveText(text, { useInnerText: true });
}

test('the verdict stands first, then who wins where, then the ratios', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimi-K2.6 and Inkling-Small');
  const parts = [
    page.getByText(verdict).filter({ visible: true }),
    page.getByText(answer),
    page.getByRole('heading', { name: 'Decode throughput, Inkling-Small ÷ Kimi-K2.6' }),
    page.getByRole('heading', { name: 'Prefill and decode curves' }),
  ];
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? Number.NaN);
  }
  expect(tops).toEqual(tops.toSorted((left, right) => left - right));
  // Answer and caveat are seen at first sight.
  for (const part of parts.slice(0, 3)) await expect(part).toBeInViewport({ ratio: 1 });
});

const metrics = [
  { name: 'Throughput', field: 'decodeTokPerSec', heading: 'Decode throughput', above: 'other' },
  { name: 'Per request', field: 'perRequestTokPerSec', heading: 'Per-request throughput', above: 'other' },
  { name: 'TTFT', field: 'ttftMs', heading: 'TTFT', above: 'baseline' },
  {
    name: 'Inter-token latency',
    field: 'interTokenLatencyMs',
    heading: 'Inter-token latency',
    above: 'baseline',
  },
] as const;

for (const [base, other] of [
  [kimi, inkling],
  [inkling, kimi],
] as const) {
  test(`every cell is right in every metric with the baseline ${base.model.name}`, async ({ page }) => {
    await page.goto(address);
    await baseline(page).selectOption(base.model.name);
    for (const { name, field, heading, above } of metrics) {
      await metric(page, name).check();
      const names = [other.model.name, base.model.name];
      const [upper = '', lower = ''] = above === 'other' ? names : names.toReversed();
      await expect(page.getByRole('heading', { name: `${heading}, ${upper} ÷ ${lower}` })).toBeVisible();
      const expected = expectedRatios({ baseline: base, other, metric: field });
      const shown = await shownRatios(ratioMatrix(page));
      const read = Object.entries(shown).map(([place, text]) => [
        place,
        asExpected(text, expected[place] ?? 'no such place'),
      ]);
      expect(Object.fromEntries(read), name).toEqual(expected);
    }
  });
}

test('the states of the matrix are counted as the answer says', async ({ page }) => {
  await page.goto(address);
  await expectRatio(page, '64k-x4', '1.83×\n177 : 96.3');
  const shown = Object.values(await shownRatios(ratioMatrix(page)));
  const count = (pattern: RegExp): number => shown.filter((text) => pattern.test(text ?? '')).length;
  expect(shown).toHaveLength(9 * 8);
  expect([count(/×/), count(/^only Inkling-Small$/), count(/^neither$/), count(/^only Kimi/)]).toEqual([
    19, 11, 10, 0,
  ]);
  expect([count(/^Kimi-K2\.6 alone$/), count(/^Inkling-Small alone$/), count(/^—$/)]).toEqual([1, 6, 25]);
});

test('the metric switch divides the other way where lower is better', async ({ page }) => {
  await page.goto(address);
  await expectRatio(page, '64k-x4', '1.83×\n177 : 96.3');
  await metric(page, 'TTFT').check();
  // 675 ms ÷ 433 ms
  await expectRatio(page, '64k-x4', '1.56×\n675 : 433');
  await expect(page.getByRole('heading', { name: 'TTFT, Kimi-K2.6 ÷ Inkling-Small' })).toBeVisible();
  await expect(page.getByText('Inkling-Small has the shorter TTFT in 18 of the 19 cells')).toBeVisible();
  // The switch of the matrices side by side goes along.
  await expect(
    page.getByRole('region', { name: 'Side by side' }).getByRole('radio', { name: 'TTFT', exact: true }),
  ).toBeChecked();
  await expect(page).toHaveURL(`${address}&metric=ttft`);
});

test('another baseline inverts the ratios', async ({ page }) => {
  await page.goto(address);
  await baseline(page).selectOption('Inkling-Small');
  await expectRatio(page, '64k-x4', '0.55×\n96.3 : 177');
  await expect(
    page.getByRole('heading', { name: 'Decode throughput, Kimi-K2.6 ÷ Inkling-Small' }),
  ).toBeVisible();
  // Who leads does not depend on it.
  await expect(
    page.getByText('Inkling-Small decodes faster in all 19 cells that both measured').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`${address}&baseline=inkling-small-h200x8`);
});

test('the chart follows the concurrency that is chosen', async ({ page }) => {
  await page.goto(address);
  const figure = chartFigure(page, 'Decode throughput by context');
  const concurrency = page.getByRole('combobox', { name: 'Decode at' });
  await expect(concurrency).toHaveValue('1');
  expect((await chartData(figure)).curves.map(({ name, points }) => [name, points[0]?.y])).toEqual([
    ['Kimi-K2.6', 26.2],
    ['Inkling-Small', 135.5],
  ]);
  await concurrency.selectOption('16 requests');
  await expect(figure.getByText('Tok/s of 16 requests at once, log scale')).toBeVisible();
  const { finding, curves } = await chartData(figure);
  expect(curves.map(({ name, points }) => [name, ...points.map(({ label, y }) => `${label} ${y}`)])).toEqual([
    ['Kimi-K2.6', '8K 384.7', '16K 398.9'],
    ['Inkling-Small', '8K 1424.3', '16K 1221.9', '32K 944.6', '64K 643.8'],
  ]);
  await expect(figure.getByRole('img')).toHaveAccessibleName(finding);
  await expect(page).toHaveURL(`${address}&concurrency=16`);
});

test('a full address is the whole state', async ({ page }) => {
  const state = '&baseline=inkling-small-h200x8&metric=ttft&concurrency=4&prompt=16K&people=2';
  for (const visit of ['first', 'again']) {
    await (visit === 'first' ? page.goto(`${address}${state}`) : page.reload());
    await expect(baseline(page), visit).toHaveValue('inkling-small-h200x8');
    await expect(metric(page, 'TTFT')).toBeChecked();
    await expectRatio(page, '64k-x4', '0.64×\n433 : 675');
    await expect(page.getByRole('combobox', { name: 'Decode at' })).toHaveValue('4');
    await expect(
      page.getByText('2 at once, 16K tokens of cached prompt each, answers of 500 tokens.'),
    ).toBeVisible();
    await expect(page).toHaveURL(`${address}${state}`);
  }
});

test('what is done on the page comes back from its address', async ({ page }) => {
  await page.goto(address);
  await baseline(page).selectOption('Inkling-Small');
  await metric(page, 'Per request').check();
  await page.getByRole('combobox', { name: 'Decode at' }).selectOption('8 requests');
  const workload = page.getByRole('region', { name: 'The same workload on each' }).first();
  await workload.getByRole('textbox', { name: 'People' }).fill('1');
  await workload.getByLabel('Prompt tokens').fill('128K');
  const state = '&baseline=inkling-small-h200x8&metric=per-request&concurrency=8&people=1&prompt=128K';
  await expect(page).toHaveURL((url) => {
    const expected = new URL(`${address}${state}`, url);
    return [...expected.searchParams].every(([key, value]) => url.searchParams.get(key) === value);
  });
  // Ids are written as the address promises them, not encoded.
  expect(page.url()).toContain('?runs=kimi-k2.6-h200x8,inkling-small-h200x8&');
  const main = page.getByRole('main');
  const before = await main.innerText();
  await page.reload();
  await expect(workload.getByLabel('Prompt tokens')).toHaveValue('128K');
  await expect.poll(() => main.innerText()).toBe(before);
});

test('back and forward walk through runs and baselines', async ({ page }) => {
  await page.goto('/');
  await page.goto(address);
  await baseline(page).selectOption('Inkling-Small');
  await expectRatio(page, '64k-x4', '0.55×\n96.3 : 177');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(baseline(page)).toHaveValue('kimi-k2.6-h200x8');
  await expectRatio(page, '64k-x4', '1.83×\n177 : 96.3');
  await page.goForward();
  await expectRatio(page, '64k-x4', '0.55×\n96.3 : 177');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a run that does not exist is named, and a near one is one click away', async ({ page }) => {
  await page.goto('/compare/?runs=kimi-k2.7-h200x8,inkling-small-h200x8&metric=ttft');
  const message = page.getByRole('alert');
  await expect(message).toHaveText(
    'There is no published run “kimi-k2.7-h200x8”. Nearest: kimi-k2.6-h200x8, inkling-small-h200x8',
  );
  await message.getByRole('link', { name: 'kimi-k2.6-h200x8' }).click();
  await expect(page).toHaveURL(`${address}&metric=ttft`);
  await expectRatio(page, '64k-x4', '1.56×\n675 : 433');
  await expect(message).toHaveCount(0);
});

for (const { search, note } of [
  {
    search: '&metric=tpot',
    note: 'There is no metric “tpot”. There are: throughput, per-request, ttft, inter-token-latency.',
  },
  { search: '&baseline=other', note: 'The baseline “other” is none of the runs.' },
  { search: '&concurrency=many', note: 'The concurrency “many” is not a number of requests.' },
  { search: '&concurrency=3', note: 'No run was measured with 3 requests at once.' },
  {
    search: '&people=none',
    note: 'The address has no usable value for people; the standard one stands here.',
  },
  {
    search: ',a,b,c,d',
    note: 'A comparison has at most 4 runs; c, d are left out.',
  },
]) {
  test(`what the address says in vain is noted: ${search}`, async ({ page }) => {
    await page.goto(`${address}${search}`);
    await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
    await expectRatio(page, '64k-x4', '1.83×\n177 : 96.3');
  });
}

test('the keyboard leads from the index to a comparison and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('checkbox', { name: /Kimi-K2\.6/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('checkbox', { name: /Inkling-Small/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Compare ticked runs' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/compare/?runs=inkling-small-h200x8&runs=kimi-k2.6-h200x8');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inkling-Small and Kimi-K2.6');
  await expectRatio(page, '64k-x4', '0.55×\n96.3 : 177');
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Speed test matrices' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Published runs');
});

test('a run page leads to a comparison with its nearest run, and says why it is near', async ({ page }) => {
  await page.goto('/runs/kimi-k2.6-h200x8/');
  await page.getByText('Compare with…').press('Enter');
  await expect(page.getByText('same machine and engine, other model and quantization')).toBeVisible();
  await page.getByRole('group').getByRole('link', { name: 'Inkling-Small' }).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByText(answer)).toBeVisible();
});

test('runs are found by search and picked, with the reason why they are near', async ({ page }) => {
  await page.goto('/compare/');
  await expect(page.getByRole('heading', { name: 'Choose two to four runs' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search runs' });
  const runs = page.getByRole('checkbox');
  await expect(runs).toHaveCount(2);
  await search.fill('h200 DFLASH');
  await expect(runs).toHaveCount(1);
  await expect(page.getByText('1 run.', { exact: true })).toBeVisible();
  await runs.check();
  await expect(page).toHaveURL('/compare/?runs=kimi-k2.6-h200x8');
  await search.fill('nothing like this');
  // What is chosen stays in sight.
  await expect(runs).toHaveCount(1);
  await search.fill('keennay');
  await expect(page.getByText('same machine and engine, other model and quantization')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Inkling-Small/ }).check();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(answer)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose two to four runs' })).toBeVisible();
});

test.describe('details of a cell', () => {
  test('hold both figures of every metric and lead to both runs’ cells', async ({ page }) => {
    await page.goto(address);
    await ratioButton(page, '64k-x4').press('Enter');
    const details = page.locator('[popover]').filter({ visible: true });
    await expect(details.getByRole('heading')).toHaveText('64K, 4 requests');
    await expect(details.getByRole('row')).toHaveText([
      /^Figure\s*Kimi-K2\.6\s*Inkling-Small\s*Ratio$/,
      /^Throughput tok\/s\s*96\.3\s*176\.6\s*1\.83×$/,
      /^Per request tok\/s\s*25\.0\s*44\.2\s*1\.77×$/,
      /^TTFT ms\s*675\s*433\s*1\.56×$/,
      /^Inter-token latency ms\s*40\.0\s*22\.6\s*1\.77×$/,
    ]);
    await details.getByRole('link', { name: 'Inkling-Small' }).press('Enter');
    await expect(page).toHaveURL('/runs/inkling-small-h200x8/#decode-64k-x4');
    await expect(page.getByRole('heading', { name: '64K, 4 requests' })).toBeVisible();
  });

  test('say why there is no figure, and offer no link to a cell that does not exist', async ({ page }) => {
    await page.goto(address);
    await ratioButton(page, '251k-x1').click();
    const details = page.locator('[popover]').filter({ visible: true });
    await expect(details.getByRole('row').nth(1)).toHaveText(
      /^Throughput tok\/s\s*9\.9\s*not in its matrix\s*—$/,
    );
    await expect(details.getByRole('link')).toHaveText(['Link to this cell', 'Kimi-K2.6']);
    await page.keyboard.press('Escape');
    await ratioButton(page, '8k-x32').click();
    await expect(details.getByRole('row').nth(1)).toHaveText(
      /^Throughput tok\/s\s*Over capacity\s*2,466\.0\s*—$/,
    );
  });

  test('are copied as Markdown with their caveat and their address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    const home = new URL(page.url()).origin;
    const copied = async (place: string): Promise<string> => {
      await ratioButton(page, place).click();
      const details = page.locator('[popover]').filter({ visible: true });
      await details.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect(details.getByRole('status')).toHaveText('Copied');
      await page.keyboard.press('Escape');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('64k-x4')).toBe(
      `**[Inkling-Small against Kimi-K2.6 at 64K × 4](${home}${address}#ratio-64k-x4):** decode throughput 176.6 tok/s against 96.3 tok/s (1.83×); per-request throughput 44.2 tok/s against 25.0 tok/s (1.77×); TTFT 433 ms against 675 ms (1.56×); inter-token latency 22.6 ms against 40.0 ms (1.77×). ${verdict}`,
    );
    expect(await copied('8k-x32')).toBe(
      `**[Inkling-Small against Kimi-K2.6 at 8K × 32](${home}${address}#ratio-8k-x32):** decode throughput 2,466.0 tok/s against over capacity. ${verdict}`,
    );
  });
});

test('the address of a cell leads to it and marks it', async ({ page }) => {
  await page.goto(`${address}#ratio-1019k-x1`);
  await expect(ratioButton(page, '1019k-x1')).toBeInViewport({ ratio: 1 });
  await expect(ratioButton(page, '1019k-x1')).toHaveCSS('outline-style', 'solid');
  await expect(ratioButton(page, '1019k-x2')).toHaveCSS('outline-style', 'none');
});

test.describe('under a base path', () => {
  test.use({ baseURL: homeOf(benchSite) });

  test('a comparison works and its links stay below the path', async ({ page }) => {
    await page.goto('compare/?runs=kimi-k2.7-h200x8,inkling-small-h200x8');
    await page.getByRole('alert').getByRole('link', { name: 'kimi-k2.6-h200x8' }).click();
    await expect(page).toHaveURL('compare/?runs=kimi-k2.6-h200x8,inkling-small-h200x8');
    await expect(page.getByText(answer)).toBeVisible();
    const foreign = await page
      .locator('a[href]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !href.startsWith('/bench/') && !href.startsWith('#')),
      );
    expect(foreign).toEqual([]);
  });
});

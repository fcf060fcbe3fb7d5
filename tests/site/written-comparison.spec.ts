import { expect, type Page } from '@playwright/test';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { asExpected, expectedRatios, ratioButton, ratioMatrix, shownRatios } from './ratio-matrix.ts';
import { benchSite, homeOf } from './sites.ts';
import { test } from './watched-page.ts';

const address = '/compare/kimi-vs-inkling/';

const verdict =
  'Not the same set-up. Quantization, speculative decoding, eager mode, maximum length and 3 more settings differ as well as the model: the ratios describe these two set-ups, not the two models.';

function rows(page: Page, table: RegExp): ReturnType<Page['getByRole']> {
  return page.getByRole('table', { name: table }).locator('tbody').getByRole('row');
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => {
    await page.goto(address);
  });

  test('title, question, verdict and answer can be read', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Kimi-K2.6 and Inkling-Small on eight H200',
    );
    await expect(
      page.getByText('which of the two serves faster, and what do the figures not say?'),
    ).toBeVisible();
    await expect(page.locator('#verdict')).toHaveText(`${verdict} What differs`);
    await expect(page.locator('.who-wins')).toHaveText(
      'Inkling-Small decodes faster in all 19 cells that both measured: 3.16× in the geometric mean, from 1.83× at 64K × 4 to 5.17× at 8K × 1. It alone fits 11 more of the 40 shared cells; 10 fit neither.',
    );
  });

  test('every ratio is right, and another metric is one click away', async ({ page }) => {
    const region = page.getByRole('region', { name: /÷/ });
    for (const [name, metric] of [
      ['Throughput', 'decodeTokPerSec'],
      ['TTFT', 'ttftMs'],
    ] as const) {
      await region.getByRole('radio', { name, exact: true }).check();
      const expected = expectedRatios({ baseline: kimi, other: inkling, metric });
      const shown = Object.entries(await shownRatios(ratioMatrix(page)));
      expect(
        Object.fromEntries(shown.map(([place, text]) => [place, asExpected(text, expected[place] ?? '')])),
      ).toEqual(expected);
    }
    await page.keyboard.press('ArrowRight');
    await expect(
      page.getByRole('heading', { name: 'Inter-token latency, Kimi-K2.6 ÷ Inkling-Small' }),
    ).toBeVisible();
  });

  test('every part stands there as a table', async ({ page }) => {
    await expect(rows(page, /^Prefill of one cold request/).first()).toHaveText(
      /8K\s*17\.6K tok\/s, 465 ms\s*16\.1K tok\/s, 508 ms/,
    );
    for (const { name } of [kimi.model, inkling.model])
      await expect(rows(page, new RegExp(`^Decode matrix of ${name}`)).first()).toContainText('ms');
    await expect(rows(page, /^KV-cache budget/).first()).toHaveText(/328–393K\s*1\.57–2\.10M/);
    await expect(rows(page, /^The same workload on each run/)).toHaveText([
      /Wait for the first token\s*484 ms\s*212 ms/,
      /Each person sees\s*25\.9 tok\/s\s*67\.4 tok\/s/,
      /Whole answer after\s*20 s\s*7\.6 s/,
      /All together\s*98\.8 tok\/s\s*268\.9 tok\/s/,
      /Share of the KV cache\s*34–41 %\s*6\.4–8\.5 %/,
      /People who fit at once\s*9 fit for sure, up to 11 may\s*47 fit for sure, up to 62 may/,
      /From\s*Decode as measured at 32K × 4\.\s*Decode as measured at 32K × 4\./,
    ]);
    await expect(
      page.getByText('4 at once, 32K tokens of cached prompt each, answers of 500 tokens.'),
    ).toBeVisible();
    await expect(rows(page, /^Set-ups side by side/).filter({ hasText: 'Eager mode' })).toHaveText(
      /on\s*off/,
    );
    await page.getByText('Launch commands, flag by flag').first().click();
    await expect(rows(page, /^Launch commands/).filter({ hasText: '--enforce-eager' })).toHaveText(
      /only one side\s*given\s*—/,
    );
    await expect(page.getByRole('region', { name: 'Coverage' }).getByRole('listitem').first()).toHaveText(
      'Only Kimi-K2.6 has decode at 251K.',
    );
  });

  test('the prose stands between the parts', async ({ page }) => {
    await expect(
      page.getByRole('heading', { name: 'What the ratios say, and what they do not' }),
    ).toBeVisible();
    await expect(
      page.getByText('It does not follow that the model is faster by those factors.'),
    ).toBeVisible();
  });

  test('no chart, form or button is shown that does nothing', async ({ page }) => {
    await expect(page.locator('canvas').filter({ visible: true })).toHaveCount(0);
    for (const role of ['textbox', 'combobox', 'searchbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });

  test('the address of a cell marks it, and a click opens its details', async ({ page }) => {
    await page.goto(`${address}#ratio-1019k-x1`);
    await expect(ratioButton(page, '1019k-x1')).toBeInViewport({ ratio: 1 });
    await expect(ratioButton(page, '1019k-x1')).toHaveCSS('outline-style', 'solid');
    await expect(ratioButton(page, '8k-x1')).toHaveCSS('outline-style', 'none');
    await ratioButton(page, '64k-x4').click();
    const details = page.locator('[popover]').filter({ visible: true });
    await expect(details.getByRole('row').nth(1)).toHaveText(/^Throughput tok\/s\s*96\.3\s*176\.6\s*1\.83×$/);
    await details.getByRole('link', { name: 'Kimi-K2.6' }).click();
    await expect(page).toHaveURL('/runs/kimi-k2.6-h200x8/#decode-64k-x4');
  });
});

test('a cell is copied as Markdown with the published address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await ratioButton(page, '8k-x1').click();
  const details = page.locator('[popover]').filter({ visible: true });
  await details.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(details.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `**[Inkling-Small against Kimi-K2.6 at 8K × 1](https://example.org${address}#ratio-8k-x1):** decode throughput 135.5 tok/s against 26.2 tok/s (5.17×); per-request throughput 140.1 tok/s against 27.6 tok/s (5.08×); TTFT 50 ms against 137 ms (2.74×); inter-token latency 7.1 ms against 36.2 ms (5.10×). ${verdict}`,
  );
});

test('the written comparison leads to one that can be changed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Kimi-K2.6 and Inkling-Small on eight H200' }).click();
  await expect(page).toHaveURL(address);
  await page
    .getByRole('link', { name: 'Compare these runs with another baseline, concurrency or workload' })
    .click();
  await expect(page).toHaveURL('/compare/?runs=kimi-k2.6-h200x8,inkling-small-h200x8');
  await expect(page.getByRole('combobox', { name: 'Baseline' })).toHaveValue('kimi-k2.6-h200x8');
});

test('the metric of the written page is in its address', async ({ page }) => {
  await page.goto(`${address}?metric=ttft`);
  await expect(ratioButton(page, '64k-x4')).toHaveText('1.56×\n675 : 433', { useInnerText: true });
  await page
    .getByRole('region', { name: /÷/ })
    .getByRole('radio', { name: 'Throughput', exact: true })
    .check();
  await expect(page).toHaveURL(address);
});

test('what the written page does not know of its address is said', async ({ page }) => {
  await page.goto(`${address}?metric=tpot`);
  await expect(page.getByText('The address asks for the metric “tpot”, which does not exist.')).toBeVisible();
});

test.describe('under a base path', () => {
  test.use({ baseURL: homeOf(benchSite) });

  test('the links of the written page stay below the path', async ({ page }) => {
    await page.goto('compare/kimi-vs-inkling/');
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(100);
    expect(hrefs.filter((href) => !href.startsWith('/bench/') && !href.startsWith('#'))).toEqual([]);
    await ratioButton(page, '64k-x4').click();
    await page
      .locator('[popover]')
      .filter({ visible: true })
      .getByRole('link', { name: 'Inkling-Small' })
      .click();
    await expect(page).toHaveURL('runs/inkling-small-h200x8/#decode-64k-x4');
  });
});

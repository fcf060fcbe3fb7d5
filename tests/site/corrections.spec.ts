import { expect } from '@playwright/test';
import { z } from 'zod';
import { correctedSite, homeOf } from './sites.ts';
import { test } from './watched-page.ts';

test.use({ baseURL: homeOf(correctedSite) });

const current = './runs/kimi-k2.6-h200x8/';

function addressOf(path: string): string {
  return new URL(path, homeOf(correctedSite)).href;
}

for (const [old, target] of [
  ['./runs/kimi-h200/', current],
  ['./runs/kimi-h200/#decode-64k-x4', `${current}#decode-64k-x4`],
  ['./runs/kimi-h200/?metric=ttft#launch-command', `${current}?metric=ttft#launch-command`],
  ['./runs/kimi-h200/source/#L73', `${current}source/#L73`],
] as const) {
  test(`the old address ${old} leads to the run, its cell and its view`, async ({ page }) => {
    await page.goto(old);
    await expect(page).toHaveURL(addressOf(target));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/kimi/i);
  });
}

test('back from a run that was renamed does not lead to its old address again', async ({ page }) => {
  await page.goto('./');
  await page.goto('./runs/kimi-h200/#prefill-64k');
  await expect(page).toHaveURL(addressOf(`${current}#prefill-64k`));
  await page.goBack();
  await expect(page).toHaveURL(homeOf(correctedSite));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the old address leads to the run', async ({ page }) => {
    await page.goto('./runs/kimi-h200/');
    await expect(page).toHaveURL(addressOf(current));
  });
});

test('the old address names the present one to search engines, which list it alone', async ({ request }) => {
  const published = 'https://example.org/bench/runs/kimi-k2.6-h200x8/';
  const old = await (await request.get('./runs/kimi-h200/')).text();
  expect(old).toContain(`<link rel="canonical" href="${published}">`);
  expect(old).toContain('<meta name="robots" content="noindex">');
  const sitemap = await (await request.get('./sitemap-0.xml')).text();
  expect(sitemap).toContain(`<loc>${published}</loc>`);
  expect(sitemap).not.toContain('/kimi-h200/');
});

test('the files of a run that was renamed stand at the old address too', async ({ request }) => {
  for (const file of ['run.json', 'measurements.csv', 'source.txt']) {
    const [old, present] = await Promise.all(
      ['./runs/kimi-h200/', current].map(async (folder) => (await request.get(`${folder}${file}`)).body()),
    );
    expect(present?.length).toBeGreaterThan(1000);
    expect(old?.equals(present ?? Buffer.from(''))).toBe(true);
  }
});

const superseded = {
  status: 'superseded',
  reason: 'Measured again after a warm-up.',
  successor: 'kimi-k2.6-h200x8',
};
const withdrawn = { status: 'withdrawn', reason: 'The prompts were in the cache.', successor: null };

test('the exports say which runs are superseded or withdrawn, and why', async ({ request }) => {
  const listing = z
    .object({
      runs: z.array(z.object({ id: z.string(), standing: z.unknown() })),
      renamed: z.record(z.string(), z.string()),
    })
    .parse(await (await request.get('./runs.json')).json());
  expect(Object.fromEntries(listing.runs.map(({ id, standing }) => [id, standing]))).toEqual({
    'inkling-small-h200x8': withdrawn,
    'kimi-first-try': superseded,
    'kimi-k2.6-h200x8': null,
  });
  expect(listing.renamed).toEqual({ 'kimi-h200': 'kimi-k2.6-h200x8' });

  const standingOf = async (id: string): Promise<unknown> => {
    const run: unknown = await (await request.get(`./runs/${id}/run.json`)).json();
    return z.object({ standing: z.unknown().optional() }).parse(run).standing;
  };
  expect(await standingOf('kimi-first-try')).toEqual(superseded);
  expect(await standingOf('kimi-k2.6-h200x8')).toBeUndefined();

  const csv = await (await request.get('./measurements.csv')).text();
  expect(csv).toMatch(/^kimi-first-try,.*,superseded,decode,/m);
  expect(csv).toMatch(/^inkling-small-h200x8,.*,withdrawn,decode,/m);
  const feed = await (await request.get('./feed.xml')).text();
  expect(feed).toContain('Superseded by Kimi-K2.6 on H200 SXM 141GB ×8: Measured again after a warm-up.');
  expect(feed).toContain('Withdrawn: The prompts were in the cache.');
});

test('a comparison says first that one of its runs was withdrawn', async ({ page }) => {
  for (const address of ['compare/kimi-vs-inkling/', 'compare/?runs=kimi-k2.6-h200x8,inkling-small-h200x8']) {
    await page.goto(`${homeOf(correctedSite)}${address}`);
    await expect(page.getByRole('note')).toHaveText(
      'Inkling-Small: Withdrawn: The prompts were in the cache.',
    );
  }
});

test('a comparison takes a run by its old id, and says so', async ({ page }) => {
  await page.goto(`${homeOf(correctedSite)}compare/?runs=kimi-h200,inkling-small-h200x8`);
  await expect(page.getByText('The run “kimi-h200” was renamed to “kimi-k2.6-h200x8”.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimi-K2.6 and Inkling-Small');
});

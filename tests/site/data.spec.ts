import { spawnSync } from 'node:child_process';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { benchSite, homeOf, rootSite } from './sites.ts';
import { test } from './watched-page.ts';

/** A command of the page, with the site that is tested in place of the published one. */
async function command(page: Page, what: string): Promise<string> {
  await page.goto('/data/');
  const text = await page.getByRole('region', { name: `Command: ${what}`, exact: true }).textContent();
  expect(text).toContain('https://example.org/');
  return (text ?? '').replaceAll('https://example.org/', homeOf(rootSite));
}

function installed(...programs: readonly string[]): boolean {
  return programs.every((program) => spawnSync(program, ['--version']).status === 0);
}

function run(line: string): string {
  const { stdout, status } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout;
}

async function text(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
}

test.describe('in a shell', () => {
  test.skip(!installed('curl', 'jq'), 'curl and jq are not installed');

  test('the example for all runs gives ids and peaks', async ({ page }) => {
    expect(run(await command(page, 'ids and peaks of all runs'))).toBe(
      `${inkling.id}\t7302\n${kimi.id}\t398.9\n`,
    );
  });

  test('the example for one run gives figures with their lines', async ({ page }) => {
    const lines = run(await command(page, 'decode throughput of one request'))
      .trim()
      .split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toBe('{"contextLabel":"8K","decodeTokPerSec":135.5,"sourceLine":94}');
  });

  test('the example for a table gives its head', async ({ page }) => {
    const lines = run(await command(page, 'the head of the table')).split('\r\n');
    expect(lines[0]).toMatch(/^phase,contextLabel,/);
    expect(lines[1]).toMatch(/^prefill,8K,8192,1,valid,Valid,/);
  });
});

test('the example for DuckDB names a file that exists and columns that it has', async ({ page, request }) => {
  const query = await command(page, 'the fastest machine for each model');
  const [, address = ''] = /'(http[^']+)'/.exec(query) ?? [];
  const parquet = await (await request.get(address)).body();
  expect(parquet.subarray(0, 4).toString()).toBe('PAR1');
  const columns = (await text(request, address.replace('.parquet', '.csv'))).split('\r\n')[0]?.split(',');
  for (const name of ['model', 'gpu', 'tokPerSec', 'phase', 'concurrency', 'standing']) {
    expect(query).toMatch(new RegExp(`\\b${name}\\b`));
    expect(columns).toContain(name);
  }
  if (installed('duckdb')) expect(run(query)).toContain('135.5');
});

test('every address on the page leads to a file of this site', async ({ page, request }) => {
  await page.goto('/data/');
  const links = page.getByRole('main').getByRole('link', { name: /^https:\/\/example\.org\// });
  expect(await links.count()).toBeGreaterThanOrEqual(14);
  for (const link of await links.all()) {
    const name = (await link.textContent())?.trim() ?? '';
    expect(await link.getAttribute('href')).toBe(new URL(name).pathname);
    await text(request, new URL(name).pathname);
  }
});

for (const [site, root] of [
  [rootSite, 'https://example.org/'],
  [benchSite, 'https://example.org/bench/'],
] as const) {
  test.describe(`the site ${site.place}`, () => {
    test.use({ baseURL: homeOf(site) });

    test('robots.txt names the sitemap, which lists every page once', async ({ request }) => {
      expect(await text(request, './robots.txt')).toContain(`\nSitemap: ${root}sitemap-index.xml\n`);
      expect(await text(request, './sitemap-index.xml')).toContain(`<loc>${root}sitemap-0.xml</loc>`);
      const sitemap = await text(request, './sitemap-0.xml');
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
      expect(new Set(listed).size).toBe(listed.length);
      for (const page of ['', 'compare/', 'data/', `runs/${kimi.id}/`, `runs/${kimi.id}/source/`])
        expect(listed).toContain(`${root}${page}`);
    });

    test('the feed has an entry with numbers for each run, newest first', async ({ page, request }) => {
      const xml = await text(request, './feed.xml');
      await page.goto('./data/');
      const feed = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/xml');
        const texts = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent;
        return {
          error: parsed.querySelector('parsererror')?.textContent ?? null,
          items: [...parsed.querySelectorAll('item')].map((item) => ({
            title: texts(item, 'title'),
            link: texts(item, 'link'),
            date: texts(item, 'pubDate') ?? null,
            content: texts(item, 'content:encoded'),
          })),
        };
      }, xml);
      expect(feed).toEqual({
        error: null,
        items: [
          {
            title: inkling.title,
            link: `${root}runs/${inkling.id}/`,
            date: 'Thu, 17 Sep 2026 20:47:00 GMT',
            content: expect.stringContaining('<td>7,302.0</td>'),
          },
          {
            title: kimi.title,
            link: `${root}runs/${kimi.id}/`,
            date: null,
            content: expect.stringContaining('<td>398.9</td>'),
          },
        ],
      });
    });

    test('llms.txt links to the data and to every run', async ({ request }) => {
      const page = await text(request, './llms.txt');
      expect(page).toMatch(/^# Speed test matrices\n\n> /);
      for (const address of ['runs.json', 'measurements.csv', `runs/${kimi.id}/summary.md`, 'data/'])
        expect(page).toContain(`](${root}${address}): `);
    });
  });
}

test('runs.json says of each run how it stands, and which were renamed', async ({ request }) => {
  const listing = z
    .object({
      runs: z.array(z.object({ standing: z.null(), findings: z.array(z.string()) })),
      renamed: z.strictObject({}),
    })
    .parse(JSON.parse(await text(request, '/runs.json')));
  expect(listing.runs.map(({ findings }) => findings.includes('eager-mode'))).toEqual([false, true]);
});

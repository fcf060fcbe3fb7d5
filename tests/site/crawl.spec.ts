import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as unwatched, type Page } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { benchSite, homeOf, rootSite, type BuiltSite } from './sites.ts';
import { test } from './watched-page.ts';

/** What a page refers to, as absolute addresses, and the ids that can be linked on it. */
async function readPage(page: Page): Promise<{ links: string[]; ids: string[] }> {
  return page.evaluate(() => ({
    links: [
      ...document.querySelectorAll('a[href], link[href]:not([rel="canonical"]), script[src], img[src]'),
    ].map(
      (element) =>
        new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href).href,
    ),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));
}

for (const site of [rootSite, benchSite]) {
  test.describe(`the site ${site.place}`, () => {
    test.use({ baseURL: homeOf(site) });

    test('every link and every anchor leads somewhere', async ({ page, request }) => {
      const home = homeOf(site);
      const pages = new Map<string, readonly string[]>();
      const links = new Map<string, string>();
      for (const address of builtPages) {
        const url = new URL(`.${address}`, home).href;
        await page.goto(url);
        const { links: found, ids } = await readPage(page);
        expect(new Set(ids).size, `an id is used twice on ${address}`).toBe(ids.length);
        pages.set(url, ids);
        for (const link of found) links.set(link, address);
      }
      const internal = [...links].filter(([link]) => new URL(link).origin === new URL(home).origin);
      expect(internal.length).toBeGreaterThan(100);

      const dead: string[] = [];
      const answers = new Map<string, boolean>();
      for (const [link, from] of internal) {
        const [url = '', anchor] = link.split('#');
        const answered = answers.get(url) ?? (await request.get(url)).ok();
        answers.set(url, answered);
        const found = anchor === undefined || (pages.get(url)?.includes(decodeURIComponent(anchor)) ?? false);
        if (!answered || !found || !url.startsWith(home)) dead.push(`${link} on ${from}`);
      }
      expect(dead).toEqual([]);
    });

    test('every page that was built can be reached from the index', async ({ page }) => {
      const home = homeOf(site);
      const reached = new Set([home]);
      for (const url of reached) {
        await page.goto(url);
        const { links } = await readPage(page);
        for (const link of links) {
          const [address = ''] = link.split('#');
          if (address.startsWith(home) && address.endsWith('/')) reached.add(address);
        }
      }
      const built = builtPages.filter((address) => address !== '/404.html');
      expect([...reached].sort()).toEqual(built.map((address) => new URL(`.${address}`, home).href).sort());
    });

    test('pages name the address that they are published at', async ({ page }) => {
      for (const address of builtPages.filter((each) => each.endsWith('/'))) {
        await page.goto(new URL(`.${address}`, homeOf(site)).href);
        const published = `https://example.org${site.environment.BASE_PATH}${address.slice(1)}`;
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', published);
        await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', published);
      }
    });

    unwatched('an unknown address answers with a page that leads home', async ({ page }) => {
      const response = await page.goto(new URL('./runs/no-such-run/', homeOf(site)).href);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
      await page.getByRole('link', { name: 'All published runs' }).click();
      await expect(page).toHaveURL(homeOf(site));
    });

    test('the content security policy allows nothing inline and no page needs it to', () => {
      for (const [address, html] of htmlOf(site)) {
        const [, policy] = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html) ?? [];
        expect(policy, address).toContain("default-src 'self';");
        for (const directive of ['script-src', 'style-src', 'object-src', 'base-uri', 'form-action'])
          expect(policy, address).toContain(`${directive} '`);
        expect(policy, address).not.toContain('unsafe');
        expect(policy, address).not.toMatch(/\*|https?:/);
        expect(html, address).not.toMatch(/<[a-z][^>]*\sstyle=/i);
        expect(html, address).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
      }
    });
  });
}

function htmlOf({ folder }: BuiltSite): (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
}

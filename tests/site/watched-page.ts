import { test as base, expect, type Page } from '@playwright/test';

/** Everything that a browser complains of on a page from here on, and every request that leaves the site. */
function complaintsOf(page: Page, origin: string): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    complaints.push(`error: ${error.message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) complaints.push(`another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${String(response.status())}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // What is under way when a page is left is aborted.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed (${reason}): ${request.url()}`);
  });
  return complaints;
}

/** Playwright's test, which also fails where the browser complains of the page or the page asks another host. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    if (baseURL === undefined) throw new Error('no base URL is configured');
    const complaints = complaintsOf(page, new URL(baseURL).origin);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

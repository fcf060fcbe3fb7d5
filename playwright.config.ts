import process from 'node:process';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { builtSites, homeOf, rootSite } from './tests/site/sites.ts';

// Both are set by tests/site/run-in-browser.ts and tests/run-all.ts; neither is needed for an editor's test explorer.
const { BROWSER_PATH, PLAYWRIGHT_REPORT } = process.env;

const reporter: ReporterDescription[] = [['list']];
if (PLAYWRIGHT_REPORT !== undefined) reporter.push(['json', { outputFile: PLAYWRIGHT_REPORT }]);

export default defineConfig({
  testDir: 'tests/site',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 0,
  // Two browsers on two cores keep one another waiting; no test is about time.
  expect: { timeout: 10_000 },
  reporter,
  use: {
    baseURL: homeOf(rootSite),
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every test would take as long as the test. PWDEBUG and --trace on show more of a failed one.
    trace: 'off',
    launchOptions: {
      ...(BROWSER_PATH === undefined ? {} : { executablePath: BROWSER_PATH }),
      args: ['--disable-gpu'],
    },
  },
  // Every test runs at the width of a laptop; those tagged @narrow also at that of a small phone.
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'narrow', grep: /@narrow/, use: { viewport: { width: 360, height: 740 } } },
  ],
  webServer: builtSites.map((site) => ({
    name: site.place,
    command: `astro preview --ignore-lock --port ${site.port}`,
    url: homeOf(site),
    env: site.environment,
    reuseExistingServer: false,
  })),
});

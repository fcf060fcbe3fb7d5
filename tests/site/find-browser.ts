import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** Without windows to draw, the headless shell takes half the time of the others. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium that starts: the one that BROWSER_PATH names, else Playwright's own, else an installed one,
 * else one that is installed here and now. Says in one line which.
 *
 * @throws {Error} where none starts.
 */
export function findBrowser(): string {
  const named = process.env.BROWSER_PATH;
  if (named !== undefined) {
    if (!starts(named)) throw new Error(`BROWSER_PATH does not start: ${named}`);
    return say('named by BROWSER_PATH', named);
  }
  const own = chromium.executablePath();
  if (starts(own)) return say("Playwright's own", own);
  return installedBrowser() ?? downloadedBrowser(own) ?? debianBrowser() ?? refuse();
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
  ];
  const found = candidates.find((path) => existsSync(path) && starts(path));
  return found === undefined ? undefined : say('installed on this machine', found);
}

function downloadedBrowser(own: string): string | undefined {
  console.log('Browser: none found, running "playwright install chromium"');
  run('playwright', ['install', 'chromium']);
  return starts(own) ? say("Playwright's own, downloaded", own) : undefined;
}

function debianBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Browser: the download failed, running "apt-get install chromium-headless-shell"');
  run('apt-get', ['update', '--quiet']);
  run('apt-get', [
    'install',
    '--yes',
    '--quiet',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-liberation',
  ]);
  return installedBrowser();
}

function refuse(): never {
  throw new Error('no browser for the tests: install Chromium or Chrome, or name one by BROWSER_PATH');
}

/** Chromium of Ubuntu can be a stub that only tells how to install it, so that a file alone says little. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Downloads print thousands of lines on their way: only the reason of a failure is shown. */
function run(command: string, argumentList: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, argumentList, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  const lines = `${stdout}\n${stderr}`.trimEnd().split('\n');
  console.log(
    `Browser: "${command}" failed: ${lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1)}`,
  );
}

function say(which: string, path: string): string {
  console.log(`Browser ${which}: ${path}`);
  return path;
}

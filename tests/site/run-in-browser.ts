import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findBrowser } from './find-browser.ts';

// Runs Playwright, with the arguments given, in a browser that was found before it starts.
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, BROWSER_PATH: findBrowser() },
});
process.exitCode = status ?? 1;

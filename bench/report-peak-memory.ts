import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/* Loaded before a program that is measured: at its end it tells how much memory it held, in KiB. */

const report = process.env.PEAK_MEMORY_REPORT;

if (isMainThread && report !== undefined) {
  process.on('exit', () => {
    writeFileSync(report, String(process.resourceUsage().maxRSS));
  });
}

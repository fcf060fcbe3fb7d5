import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/* Loaded before a program that is measured: at its end it tells how much memory it held, in KiB, and how long it computed, in s. */

const report = process.env.USAGE_REPORT;

if (isMainThread && report !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(report, `${String(maxRSS)} ${String((userCPUTime + systemCPUTime) / 1e6)}`);
  });
}

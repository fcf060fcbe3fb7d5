import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { checkCount, playwrightCount, reportCount, vitestCount, type Count } from './report-count.ts';

/** One npm script. It counts as one check, or as the tests of the report that it writes to `report.variable`. */
interface Step {
  readonly title: string;
  readonly script: string;
  readonly report?: { readonly variable: string; readonly count: (report: unknown) => Count };
  /** The script without which this one cannot run. */
  readonly needs?: string;
}

const steps: readonly Step[] = [
  { title: 'Format', script: 'test:format' },
  { title: 'Lint', script: 'test:lint' },
  { title: 'Types', script: 'test:types' },
  { title: 'Unused code', script: 'test:unused' },
  { title: 'Unit tests', script: 'test:unit', report: { variable: 'VITEST_REPORT', count: vitestCount } },
  { title: 'Build', script: 'test:build' },
  {
    title: 'Browser tests',
    script: 'test:site',
    report: { variable: 'PLAYWRIGHT_REPORT', count: playwrightCount },
    needs: 'test:build',
  },
];

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const failedScripts = new Set<string>();
const total = { passed: 0, failed: 0 };
const summary: string[] = [];

// A failed step does not stop the others: everything that is wrong shows in one run.
for (const step of steps) {
  const startedAt = performance.now();
  const { passed, failed, skipped } = run(step);
  if (failed > 0) failedScripts.add(step.script);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  summary.push(`${step.title.padEnd(16)}${`${seconds} s`.padStart(8)}  ${counts}`);
  console.log(summary.at(-1));
}
rmSync(reports, { recursive: true });

console.log(`\n== Summary\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function run({ title, script, report, needs }: Step): Count {
  console.log(`\n== ${title} (npm run ${script})`);
  if (needs !== undefined && failedScripts.has(needs)) {
    console.log(`Not run, because ${needs} failed.`);
    return checkCount(false);
  }
  const path = join(reports, `${script.replace(':', '-')}.json`);
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(report === undefined ? {} : { [report.variable]: path }) },
  });
  return report === undefined ? checkCount(status === 0) : reportCount(path, status === 0, report.count);
}

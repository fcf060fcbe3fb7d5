import { sortedProblems } from '../readers/problem.ts';
import type { CheckReport } from './check-report.ts';
import { runSummary, type StatusCount } from './run-summary.ts';

/**
 * A report for programs, as indented JSON that ends in a line break: `{schemaVersion, ok, checked, problems, runs}`.
 * Problems have `file`, `line`, `column`, `message` and `hint`, each null where there is none; runs have `path`, `id`,
 * `title`, the number of measurements by status, and the codes of their findings.
 */
export function checkJson({ checked, problems, runs }: CheckReport): string {
  const report = {
    schemaVersion: 1,
    ok: problems.length === 0,
    checked,
    problems: sortedProblems(problems).map(({ location, message, hint }) => ({
      file: location.file,
      line: location.line ?? null,
      column: location.column ?? null,
      message,
      hint,
    })),
    runs: runs.map(({ path, run }) => {
      const { decode, prefill, bursts, findings } = runSummary(run);
      return {
        path,
        id: run.id,
        title: run.title,
        decode: byStatus(decode),
        prefill: byStatus(prefill),
        bursts: byStatus(bursts),
        findings: findings.map(({ code }) => code),
      };
    }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function byStatus(counts: readonly StatusCount[]): Readonly<Record<string, number>> {
  return Object.fromEntries(counts.map(({ status, count }) => [status, count]));
}

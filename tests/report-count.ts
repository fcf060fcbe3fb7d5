import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests ran, and how they ended. A skipped one is neither passed nor failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Counts a file that could not be loaded, and thus reports no test, as one failed test. */
export function vitestCount(report: unknown): Count {
  const read = VitestReport.parse(report);
  const broken = read.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + broken.length,
    skipped: read.numPendingTests + read.numTodoTests,
  };
}

/** Counts a test that passed only when repeated as failed. */
export function playwrightCount(report: unknown): Count {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** What a command's exit says, of a command that is one check. */
export function checkCount(succeeded: boolean): Count {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}

/**
 * What a test command's report says, with one failed test added where the report hides a failure:
 * it is missing or unreadable, no test ran, or the command failed although every test passed.
 */
export function reportCount(path: string, succeeded: boolean, count: (report: unknown) => Count): Count {
  const counted = readReport(path, count);
  const hidesFailure = counted.failed === 0 && (!succeeded || counted.passed === 0);
  return hidesFailure ? { ...counted, failed: 1 } : counted;
}

function readReport(path: string, count: (report: unknown) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return checkCount(false);
  }
}

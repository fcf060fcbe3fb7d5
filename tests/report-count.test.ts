import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playwrightCount, reportCount, vitestCount } from './report-count.ts';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] };

function vitestReport(counts: Record<string, number>, testResults: object[] = [passing]) {
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    ...counts,
    testResults,
  };
}

test('counts the tests of a Vitest report', () => {
  const report = vitestReport({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
  expect(vitestCount(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('counts a Vitest file that could not be loaded as a failed test', () => {
  const unloaded = { status: 'failed', assertionResults: [] };
  const report = vitestReport({ numPassedTests: 5 }, [passing, unloaded]);
  expect(vitestCount(report)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('counts the failed test of a failed Vitest file once', () => {
  const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
  const report = vitestReport({ numPassedTests: 1, numFailedTests: 1 }, [failing]);
  expect(vitestCount(report)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('counts the tests of a Playwright report, flaky ones as failed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 } };
  expect(playwrightCount(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
});

describe('counts a failed test for what a report hides', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-count-'));

  function written(expected: number, unexpected: number): string {
    const path = join(folder, `${expected}-${unexpected}.json`);
    writeFileSync(path, JSON.stringify({ stats: { expected, unexpected, flaky: 0, skipped: 0 } }));
    return path;
  }

  const garbled = join(folder, 'garbled.json');
  writeFileSync(garbled, '{"stats":');

  test.each([
    { title: 'none: every test passed', path: written(3, 0), succeeded: true, passed: 3, failed: 0 },
    { title: 'none: a test failed', path: written(3, 2), succeeded: false, passed: 3, failed: 2 },
    { title: 'the command failed', path: written(3, 0), succeeded: false, passed: 3, failed: 1 },
    { title: 'no test ran', path: written(0, 0), succeeded: true, passed: 0, failed: 1 },
    { title: 'a garbled report', path: garbled, succeeded: true, passed: 0, failed: 1 },
    { title: 'no report', path: join(folder, 'none.json'), succeeded: true, passed: 0, failed: 1 },
  ])('$title', ({ path, succeeded, passed, failed }) => {
    expect(reportCount(path, succeeded, playwrightCount)).toEqual({ passed, failed, skipped: 0 });
  });
});

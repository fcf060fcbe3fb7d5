/*
 * `npm run check`: reads files of results as the build does, and says what is wrong, or what good files hold.
 * Exit code: 0, or 1 where there is a problem or the command line is wrong.
 */
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { checkAnnotations, checkMarkdown } from '../check/check-github.ts';
import { checkJson } from '../check/check-json.ts';
import type { CheckReport } from '../check/check-report.ts';
import { checkText } from '../check/check-text.ts';
import { CHECK_USAGE, readCheckOptions, type CheckOptions } from './check-options.ts';
import { checkedContent } from './checked-content.ts';
import { progressLine } from './progress-line.ts';
import { UsageError } from './usage-error.ts';

function print(report: CheckReport, format: CheckOptions['format']): void {
  switch (format) {
    case 'text':
      process.stdout.write(checkText(report));
      return;
    case 'json':
      process.stdout.write(checkJson(report));
      return;
    case 'github': {
      process.stdout.write(checkAnnotations(report));
      const { GITHUB_STEP_SUMMARY: summary = '' } = process.env;
      if (summary !== '') appendFileSync(summary, checkMarkdown(report));
    }
  }
}

/** Checks and prints; returns the exit code. */
function main(args: readonly string[]): number {
  try {
    const { paths, format } = readCheckOptions(args);
    const report = checkedContent(paths, progressLine(process.stderr));
    print(report, format);
    return report.problems.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n${CHECK_USAGE}\n`);
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));

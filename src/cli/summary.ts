/*
 * `npm run summary`: a result file for people, in a terminal or a pull request, with the readers of the site.
 * Exit codes: 0, 1 where a file has problems or the run is slower than allowed, 2 where the command line is wrong.
 */
import process from 'node:process';
import { changedCells } from '../figures/comparison/changed-cells.ts';
import { pairStanding } from '../figures/comparison/pair-standing.ts';
import { runNames } from '../figures/comparison/run-name.ts';
import { findings } from '../figures/findings.ts';
import { formatRatio } from '../display/quantity-text.ts';
import { underBase } from '../share/address.ts';
import { changesMarkdown } from '../share/changes-text.ts';
import { comparisonMarkdown, type PairInMarkdown } from '../share/comparison-markdown.ts';
import { runMarkdown } from '../share/run-markdown.ts';
import { summarizedFile, summarizedRun, UnreadableResult, type SummarizedRun } from './summarized-run.ts';
import { readSummaryOptions, USAGE, type SummaryOptions } from './summary-options.ts';
import { deltaText, runText } from './summary-text.ts';
import { UsageError } from './usage-error.ts';

/** What is printed, and why the run fails; null where it does not. */
interface Summary {
  readonly text: string;
  readonly failure: string | null;
}

function pairOf(baseline: SummarizedRun, other: SummarizedRun): PairInMarkdown {
  const [first, second] = runNames([baseline.run, other.run]).map(({ name }) => name);
  const isNamed = first !== undefined && second !== undefined && first !== second;
  const root = baseline.root === other.root ? baseline.root : null;
  return {
    baseline: { ...baseline, name: isNamed ? first : 'the baseline' },
    other: { ...other, name: isNamed ? second : 'this run' },
    address: root === null ? null : `${underBase(root, '/compare/')}?runs=${baseline.run.id},${other.run.id}`,
  };
}

function failureOf({ baseline, other }: PairInMarkdown, failBelow: number | null): string | null {
  if (failBelow === null) return null;
  const metric = { field: 'decodeTokPerSec', better: 'higher' } as const;
  const mean = pairStanding({ baseline: baseline.run, other: other.run, metric })?.geometricMean ?? null;
  if (mean === null) return 'No ratio of decode throughput can be given, so that --fail-below cannot be met.';
  if (mean >= failBelow) return null;
  return `Decode throughput is ${formatRatio(mean)} of the baseline in the geometric mean, below ${formatRatio(failBelow)}.`;
}

function delta(other: SummarizedRun, baseline: SummarizedRun, options: SummaryOptions): Summary {
  const { threshold, format, failBelow } = options;
  const pair = pairOf(baseline, other);
  const cells = changedCells({ baseline: baseline.run, other: other.run, threshold });
  const changes = { cells, threshold };
  const text =
    format === 'text' ? deltaText(pair, changes) : `${comparisonMarkdown(pair)}\n${changesMarkdown(changes)}`;
  return { text, failure: failureOf(pair, failBelow) };
}

function summary(options: SummaryOptions): Summary {
  const read = summarizedFile(options.file);
  if (options.against !== null) return delta(read, summarizedRun(options.against), options);
  const text =
    options.format === 'text'
      ? runText(read.run, read.standing)
      : runMarkdown({ ...read, findings: findings(read.run) });
  return { text, failure: null };
}

/** Prints a summary; returns the exit code. */
function main(args: readonly string[]): number {
  try {
    const { text, failure } = summary(readSummaryOptions(args));
    process.stdout.write(text);
    if (failure === null) return 0;
    process.stderr.write(`${failure}\n`);
    return 1;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n${USAGE}\n`);
      return 2;
    }
    if (!(error instanceof UnreadableResult)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));

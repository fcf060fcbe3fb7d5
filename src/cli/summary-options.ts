import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export const USAGE =
  'Usage: npm run summary -- FILE [--against RUN-ID-or-FILE] [--format markdown|text] [--threshold 5%] [--fail-below RATIO]';

/** What the command line asks for. */
export interface SummaryOptions {
  readonly file: string;
  /** An id of a published run, or a file; null for the run alone. */
  readonly against: string | null;
  readonly format: 'markdown' | 'text';
  /** As a share: 0.05 for "5%". */
  readonly threshold: number;
  /** Null where nothing fails. */
  readonly failBelow: number | null;
}

const options = {
  against: { type: 'string' },
  format: { type: 'string', default: 'markdown' },
  threshold: { type: 'string' },
  'fail-below': { type: 'string' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message);
  }
}

function readFormat(text: string): SummaryOptions['format'] {
  if (text === 'markdown' || text === 'text') return text;
  throw new UsageError(`--format is "${text}"; it can be markdown or text.`);
}

function readThreshold(text: string): number {
  const number = /^(\d+(?:\.\d+)?) ?%$/.exec(text)?.[1];
  if (number === undefined) throw new UsageError(`--threshold is "${text}"; give a percentage such as 5%.`);
  return Number(number) / 100;
}

function readRatio(text: string): number {
  const ratio = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (ratio > 0) return ratio;
  throw new UsageError(`--fail-below is "${text}"; give a ratio above 0 such as 0.95.`);
}

/** @throws {UsageError} that says what is wrong. */
export function readSummaryOptions(args: readonly string[]): SummaryOptions {
  const { values, positionals } = parsed(args);
  const [file, ...others] = positionals;
  if (file === undefined) throw new UsageError('No result file is named.');
  if (others.length > 0)
    throw new UsageError(`One result file at a time: "${others.join('", "')}" is too much.`);
  const { against = null, threshold, 'fail-below': failBelow } = values;
  if (against === null && threshold !== undefined) throw new UsageError('--threshold needs --against.');
  if (against === null && failBelow !== undefined) throw new UsageError('--fail-below needs --against.');
  return {
    file,
    against,
    format: readFormat(values.format),
    threshold: readThreshold(threshold ?? '5%'),
    failBelow: failBelow === undefined ? null : readRatio(failBelow),
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatProblems } from '../../src/readers/problem.ts';
import { readResult, type Reading } from '../../src/readers/read-result.ts';
import type { Run } from '../../src/run/run.ts';

/** The published documents, in the dialect of bullets and pipes, and in that of colons and tabs. */
export const published = {
  kimi: bytesOf('kimi-k2.6-h200x8.txt').toString('utf8'),
  inkling: bytesOf('inkling-small-h200x8.txt').toString('utf8'),
};

export function bytesOf(name: string): Buffer {
  return readFileSync(new URL(`../../content/runs/${name}`, import.meta.url));
}

export function readBytes(file: string, bytes: Uint8Array): Reading {
  return readResult({ file, bytes, sha256: createHash('sha256').update(bytes).digest('hex') });
}

export function readText(text: string): Reading {
  return readBytes('result.txt', new TextEncoder().encode(text));
}

/** The Run of a sound document. */
export function runOf(text: string): Run {
  const reading = readText(text);
  if (reading.ok) return reading.run;
  throw new Error(`document with problems: ${formatProblems(reading.problems)}`);
}

/** The printed problems of a document; empty where it has none. */
export function problemsOf(text: string): string {
  const reading = readText(text);
  return reading.ok ? '' : formatProblems(reading.problems);
}

/** A Run as text, without its source, and without the lines that it was read from unless they are asked for. */
export function meaningOf(run: Run, { withLines } = { withLines: false }): string {
  return JSON.stringify({ ...run, source: null }, (key, value: unknown) =>
    key === 'sourceLine' && !withLines ? null : value,
  );
}

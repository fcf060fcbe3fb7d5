import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { formatProblems } from '../../src/readers/problem.ts';
import type { Reading } from '../../src/readers/read-result.ts';
import { readRunFolder } from '../../src/readers/run-folder.ts';
import type { Run } from '../../src/run/run.ts';

/** Folders that are one run each, and `<name>.problems.txt` beside those that are refused. */
export const folders = new URL('../results/run-folders/', import.meta.url);

/** The files of a folder by their names: texts, or bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The text of a file of a folder in tests/results/run-folders. */
export function fileOf(folder: string, name: string): string {
  return readFileSync(new URL(`${folder}/${name}`, folders), 'utf8');
}

/** All files of a folder in tests/results/run-folders. */
export function filesOf(folder: string): Files {
  const names = readdirSync(new URL(`${folder}/`, folders));
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(`${folder}/${name}`, folders))]));
}

export function readFolder(files: Files, folder = 'runs/a'): Reading {
  return readRunFolder({
    folder,
    files: Object.entries(files).map(([name, content]) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return { file: `${folder}/${name}`, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
    }),
  });
}

/** The Run of a sound folder. */
export function runOfFolder(files: Files): Run {
  const reading = readFolder(files);
  if (reading.ok) return reading.run;
  throw new Error(`folder with problems: ${formatProblems(reading.problems)}`);
}

/** The printed problems of a folder; empty where it has none. */
export function problemsOfFolder(files: Files): string {
  const reading = readFolder(files);
  return reading.ok
    ? ''
    : formatProblems(reading.problems).replaceAll('runs/a/', '').replaceAll('runs/a', '.');
}

/** The shortest run.yaml of a table. */
export const yaml = `model: {name: Kimi-K2.6}
hardware: {gpu: H200 SXM, gpuCount: 8}
engine: {name: vllm}
tool: llm-inference-bench
`;

/** A header with the columns of documents, and a row of each phase. */
export const header =
  'Phase,Context,Requests at once,Status,Total tok/s,Per request tok/s,TTFT,Time between tokens,Average active requests,Completed requests,Output tokens,Measured for';
export const prefillRow = 'Prefill,8K,1,Valid,17.6K,—,465 ms,—,—,1,—,—';
export const decodeRow = 'Sustained decode,8K,1,Valid,26.2,27.6,137 ms,36.2 ms,1.0,0,785,30.0 s';

export const table = `${[header, prefillRow, decodeRow].join('\n')}\n`;

/** The table of one decode row with other cells, by the names of their columns. */
export function withCells(cells: Readonly<Record<string, string>>): string {
  const names = header.split(',');
  const row = decodeRow.split(',').map((cell, index) => cells[names[index] ?? ''] ?? cell);
  return `${header}\n${row.join(',')}\n`;
}

/** What the tool would have written of Kimi, and what run.yaml says beside it. */
export const bench = readFileSync(
  new URL('../results/kimi-pair/benchmark_results.json', import.meta.url),
  'utf8',
);
export const benchYaml = readFileSync(new URL('../results/kimi-pair/run.yaml', import.meta.url), 'utf8');

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pathOfRun, readRunFile, readRunFiles, runIdsOf } from '../../src/loader/read-run-files.ts';
import { formatProblems } from '../../src/readers/problem.ts';
import { kimi } from '../figures/golden-runs.ts';

const source = 'tests/results/run-folders/kimi-as-a-table';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runs-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function publish(name: string): void {
  cpSync(source, join(folder, name), { recursive: true });
}

/** The problems of the folder, as they print, its own path left out. */
function problems(): string {
  return formatProblems(readRunFiles(folder).problems).replaceAll(`${folder}/`, '');
}

test('a folder beside files is one run under its own name', () => {
  publish('kimi-k2.6-csv');
  cpSync('content/runs/kimi-k2.6-h200x8.txt', join(folder, 'kimi-k2.6-h200x8.txt'));
  const { files, problems: found } = readRunFiles(folder);
  expect(found).toEqual([]);
  expect(files.map(({ path, run }) => [path, run.id])).toEqual([
    [join(folder, 'kimi-k2.6-csv'), 'kimi-k2.6-csv'],
    [join(folder, 'kimi-k2.6-h200x8.txt'), 'kimi-k2.6-h200x8'],
  ]);
  expect(files[0]?.run.model).toEqual(kimi.model);
  expect(files[0]?.published.map(({ source: { file }, bytes }) => [file, Buffer.from(bytes)])).toEqual([
    ['kimi.csv', readFileSync(join(source, 'kimi.csv'))],
    ['run.yaml', readFileSync(join(source, 'run.yaml'))],
  ]);
});

test('a folder is read by its path, and found by its id with dots', () => {
  publish('kimi-k2.6');
  expect(readRunFile(join(folder, 'kimi-k2.6')).files[0]?.run.id).toBe('kimi-k2.6');
  expect(runIdsOf(folder)).toEqual(['kimi-k2.6']);
  expect(pathOfRun(folder, 'kimi-k2.6')).toBe(join(folder, 'kimi-k2.6'));
  expect(pathOfRun(folder, 'kimi-k2')).toBeNull();
});

test('hidden files are passed over, and a link to a folder is followed', () => {
  symlinkSync(resolve(source), join(folder, 'linked'));
  publish('a');
  writeFileSync(join(folder, 'a', '.DS_Store'), 'x');
  mkdirSync(join(folder, 'a', '.git'));
  expect(problems()).toBe('');
  expect(readRunFiles(folder).files.map(({ run }) => run.id)).toEqual(['a', 'linked']);
});

test('a file and a folder of one name would have one address', () => {
  publish('kimi');
  writeFileSync(join(folder, 'kimi.txt'), readFileSync('content/runs/kimi-k2.6-h200x8.txt'));
  expect(problems()).toBe(`kimi.txt The run "kimi" is published by kimi already.\n  Rename one of the two.`);
});

test('folders within it, other files and files that cannot be read are problems, each in its place', () => {
  publish('a');
  mkdirSync(join(folder, 'a', 'logs'));
  writeFileSync(join(folder, 'a', 'server.log'), 'x');
  publish('b');
  symlinkSync('nowhere.json', join(folder, 'b', 'b.json'));
  expect(problems()).toBe(
    [
      'a/logs This is a folder within that of a run.',
      '  Put every file of the run straight into its folder, and nothing else.',
      'a/server.log This file is no result: its name ends in none of ".txt", ".md", ".json", ".csv" and ".tsv".',
      '  Rename it, or take it out of the folder: everything in it would be published.',
      'b/b.json The file cannot be read: ENOENT.',
      '  Check that it exists and may be read.',
    ].join('\n'),
  );
  expect(readRunFiles(folder).files).toEqual([]);
});

test('run.yaml outside of a folder is a problem', () => {
  cpSync(join(source, 'run.yaml'), join(folder, 'run.yaml'));
  expect(problems()).toBe(
    'run.yaml run.yaml says something of the result files beside it, and belongs to one run.\n' +
      '  Put it into a folder with them: the name of the folder becomes the address of the run.',
  );
});

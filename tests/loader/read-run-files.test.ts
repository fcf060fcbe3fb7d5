import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRunFile, readRunFiles, runIdsOf } from '../../src/loader/read-run-files.ts';
import { formatProblems } from '../../src/readers/problem.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runs-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function publish(id: string, name = `${id}.txt`): void {
  copyFileSync(`content/runs/${id}.txt`, join(folder, name));
}

/** The problems of the folder, as they print, its own path left out. */
function problems(): string {
  return formatProblems(readRunFiles(folder).problems).replaceAll(`${folder}/`, '');
}

test('reads the published runs, in the order of their names', () => {
  const { files, problems: found } = readRunFiles('content/runs');
  expect(found).toEqual([]);
  expect(files.map(({ path }) => path)).toEqual([
    'content/runs/inkling-small-h200x8.txt',
    'content/runs/kimi-k2.6-h200x8.txt',
  ]);
  expect(files.map(({ run }) => run)).toEqual([inkling, kimi]);
});

test('keeps the published bytes', () => {
  const path = 'content/runs/kimi-k2.6-h200x8.txt';
  const [file] = readRunFile(path).files;
  expect(file && Buffer.from(file.published[0]?.bytes ?? []).equals(readFileSync(path))).toBe(true);
});

test.each(['', 'no-such-folder'])('a folder without files gives no runs and no problems: "%s"', (below) => {
  expect(readRunFiles(join(folder, below))).toEqual({ files: [], problems: [] });
});

test('hidden files are passed over', () => {
  publish(kimi.id);
  writeFileSync(join(folder, '.DS_Store'), 'not a run');
  writeFileSync(join(folder, '.gitkeep'), '');
  const { files, problems: found } = readRunFiles(folder);
  expect(files.map(({ run }) => run.id)).toEqual([kimi.id]);
  expect(found).toEqual([]);
});

test('two files that would have one address are a problem of the second', () => {
  publish(kimi.id, 'a.md');
  publish(kimi.id, 'a.txt');
  publish(inkling.id, 'b.txt');
  expect(problems()).toBe('a.txt The run "a" is published by a.md already.\n  Rename one of the two files.');
});

test('a name that can be no address is a problem', () => {
  publish(kimi.id, 'Kimi K2.6.txt');
  expect(problems()).toBe(
    [
      'Kimi K2.6.txt The file name "Kimi K2.6.txt" cannot be the address of a run.',
      '  Rename it to "kimi-k2.6.txt": use the letters a–z, digits, "." and "-", and begin with a letter or digit.',
    ].join('\n'),
  );
});

test('a folder without a result file is a problem', () => {
  mkdirSync(join(folder, 'kimi'));
  expect(problems()).toBe(
    'kimi The folder holds no result file.\n  A run folder holds the files of one run: ".json", ".csv", ".tsv" or ".txt". Put them there, or take the folder out.',
  );
});

test.each(['b.txt.bak', 'b.txt~', 'index.html', 'b'])('a file of another kind is a problem: %s', (name) => {
  publish(kimi.id, name);
  expect(problems()).toBe(
    `${name} This file is no result: its name ends in none of ".txt", ".md", ".json", ".csv" and ".tsv".\n  Rename it, or take it out of the folder: everything in it would be published.`,
  );
});

test('a link is followed, and one to nowhere is a problem beside all others', () => {
  symlinkSync(resolve(`content/runs/${kimi.id}.txt`), join(folder, 'a.txt'));
  symlinkSync('nowhere.txt', join(folder, 'b.txt'));
  publish(inkling.id, 'C.txt');
  expect(readRunFiles(folder).files.map(({ run }) => run.id)).toEqual(['a']);
  expect(problems()).toBe(
    [
      'C.txt The file name "C.txt" cannot be the address of a run.',
      '  Rename it to "c.txt": use the letters a–z, digits, "." and "-", and begin with a letter or digit.',
      'b.txt The file cannot be read: ENOENT.',
      '  Check that it exists and may be read.',
    ].join('\n'),
  );
});

test.each(['c..txt', 'c..d.txt'])('an id neither ends in a dot nor has two in a row: %s', (name) => {
  publish(kimi.id, name);
  expect(problems()).toContain(`${name} The file name "${name}" cannot be the address of a run.`);
});

test('problems of all files are reported, and the runs that are right are read', () => {
  const text = readFileSync('content/runs/kimi-k2.6-h200x8.txt', 'utf8');
  writeFileSync(
    join(folder, 'a.txt'),
    text.replace('| Sustained decode | 8K | 1 |', '| Sustaned decode | 8K | 1 |'),
  );
  publish(inkling.id, 'b.txt');
  writeFileSync(join(folder, 'c.txt'), text.replace('- Version\n', '- Versoin\n'));
  expect(readRunFiles(folder).files.map(({ run }) => run.id)).toEqual(['b']);
  expect(problems()).toBe(
    [
      'a.txt:73:3 Unknown phase "Sustaned decode" in All measurements.',
      '  Use "Prefill" or "Sustained decode".',
      'c.txt:18:3 Unknown label "Versoin" in Engine.',
      '  Did you mean "Version"?',
    ].join('\n'),
  );
});

test('the file of aliases is no result', () => {
  publish(kimi.id);
  writeFileSync(join(folder, 'aliases.yaml'), 'renamed:\n  old: kimi-k2.6-h200x8\n');
  expect(problems()).toBe('');
  expect(readRunFiles(folder).files.map(({ run }) => run.id)).toEqual([kimi.id]);
  expect(runIdsOf(folder)).toEqual([kimi.id]);
});

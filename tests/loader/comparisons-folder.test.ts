import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readComparisons } from '../../src/loader/read-comparisons.ts';
import { runIdsOf } from '../../src/loader/read-run-files.ts';
import { formatProblems } from '../../src/readers/problem.ts';

const published = ['run-a', 'run-b'];

function comparison(runs: string, prose = 'Text.'): string {
  return `---\ntitle: A and B\nquestion: Which is faster?\nruns: ${runs}\n---\n${prose}\n`;
}

const expected = {
  title: 'A and B',
  question: 'Which is faster?',
  runs: ['run-a', 'run-b'],
  baseline: 'run-a',
  description: null,
};

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'comparisons-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true });
  });
  return path;
}

test('a folder that does not exist has no comparisons', () => {
  expect(readComparisons(join(folder(), 'comparisons'), published)).toEqual({
    comparisons: new Map(),
    problems: [],
  });
});

test('a folder gives the comparisons that are right and the problems of all others', () => {
  const path = folder();
  writeFileSync(join(path, '.hidden'), '');
  writeFileSync(join(path, 'a-vs-b.mdx'), comparison('[run-a, run-b]'));
  writeFileSync(join(path, 'c.mdx'), comparison('[run-a]'));
  writeFileSync(join(path, 'd.mdx'), comparison('[run-a, run-b]', '<Verdct />'));
  mkdirSync(join(path, 'e'));
  const { comparisons, problems } = readComparisons(path, published);
  expect(comparisons).toEqual(new Map([['a-vs-b', expected]]));
  expect(formatProblems(problems)).toBe(
    [
      `${join(path, 'c.mdx')}:4:7 runs has 1 run.`,
      '  Name two to four.',
      `${join(path, 'd.mdx')}:6:1 Unknown component <Verdct>.`,
      '  Did you mean <Verdict>?',
      `${join(path, 'e')} This is not a file.`,
      '  Put each comparison straight into the folder.',
    ].join('\n'),
  );
});

test('a folder names its runs whether or not they can be read', () => {
  const path = folder();
  writeFileSync(join(path, 'kimi-k2.6-h200x8.txt'), 'broken');
  writeFileSync(join(path, 'Not an id.txt'), '');
  mkdirSync(join(path, 'a.run-folder'));
  expect(runIdsOf(path)).toEqual(['a.run-folder', 'kimi-k2.6-h200x8']);
});

test('the comparisons of the site are right', () => {
  const { comparisons, problems } = readComparisons('content/comparisons', runIdsOf('content/runs'));
  expect(formatProblems(problems)).toBe('');
  expect([...comparisons.keys()]).toContain('kimi-vs-inkling');
});

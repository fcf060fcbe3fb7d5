import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
const kimi = 'content/runs/kimi-k2.6-h200x8.txt';
const broken = 'tests/documents/context-in-gb.txt';

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the command as `npm run check` does. */
function check(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { GITHUB_STEP_SUMMARY: _summary, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync('node', ['src/cli/check.ts', ...args], {
    encoding: 'utf8',
    env: { ...inherited, ...environment },
  });
  return { status, stdout, stderr };
}

test('without arguments all content is read', () => {
  const { status, stdout, stderr } = check([]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('content/runs/inkling-small-h200x8.txt: Inkling-Small on H200 SXM 141GB ×8\n');
  expect(stdout).toContain(`${kimi}: Kimi-K2.6 on H200 SXM 141GB ×8\n`);
  expect(stdout).toMatch(/\n4 files checked: no problems\.\n$/);
});

test('a problem is shown with its line, and fails the command', () => {
  const { status, stdout } = check([broken, kimi]);
  expect(status).toBe(1);
  expect(stdout).toContain(`${broken}:73:22 The Context "8G" is not a context length.
  73 | | Sustained decode | 8G | 1 | Valid | 26.2 | 27.6 | 137 ms | 36.2 ms | 1.0 | 0 | 785 | 30.0 s |
     |                      ^
  Write it like "8K", with a capital K`);
  expect(stdout).toContain(`${kimi}: Kimi-K2.6`);
  expect(stdout).toMatch(/\n2 files checked: 1 problem in 1 file\.\n$/);
});

test('a folder stands for the files in it, and a file that is named twice is read once', () => {
  const runs = join(folder, 'runs');
  mkdirSync(runs);
  copyFileSync(kimi, join(runs, 'kimi.txt'));
  const { status, stdout } = check([runs, join(runs, 'kimi.txt')]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/\n1 file checked: no problems\.\n$/);
});

test('comparisons, aliases and settings are checked where they are named', () => {
  const content = join(folder, 'content');
  for (const name of ['runs', 'comparisons']) mkdirSync(join(content, name), { recursive: true });
  copyFileSync(kimi, join(content, 'runs', 'kimi-k2.6-h200x8.txt'));
  writeFileSync(join(content, 'site.yaml'), 'titel: Matrices\n');
  writeFileSync(join(content, 'runs', 'aliases.yaml'), 'renamed:\n  old-id: kimi-k2.6-h200x9\n');
  writeFileSync(
    join(content, 'comparisons', 'pair.mdx'),
    '---\ntitle: Pair\nquestion: Which is faster?\nruns: [kimi-k2.6-h200x8, inkling]\n---\n',
  );
  const environment = { CONTENT_DIR: content };

  const { status, stdout } = check([], environment);
  expect(status).toBe(1);
  expect(stdout).toContain('site.yaml:1:1 Unknown setting "titel".\n  1 | titel: Matrices\n    | ^\n');
  expect(stdout).toContain('aliases.yaml:2:11 ');
  expect(stdout).toContain('pair.mdx:4:26 Unknown run "inkling".');
  expect(stdout).toMatch(/\n4 files checked: 3 problems in 3 files\.\n$/);

  const one = check([join(content, 'comparisons', 'pair.mdx')], environment);
  expect(one.stdout).toMatch(/\n1 file checked: 1 problem in 1 file\.\n$/);
});

describe('formats', () => {
  test('json is for programs', () => {
    const { status, stdout } = check([broken, '--format', 'json']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problems: [{ file: broken, line: 73, column: 22 }],
    });
  });

  test('github annotates, and writes a step summary', () => {
    const summary = join(folder, 'summary.md');
    writeFileSync(summary, '# Before\n\n');
    const { status, stdout } = check([broken, kimi, '--format', 'github'], { GITHUB_STEP_SUMMARY: summary });
    expect(status).toBe(1);
    expect(stdout).toContain(`::error file=${broken},line=73,col=22::The Context "8G"`);
    const text = readFileSync(summary, 'utf8');
    expect(text).toMatch(/^# Before\n\n## Result files\n/);
    expect(text).toContain('| Context | ×1 |');
  });
});

test.each([
  [['nowhere.txt'], 'There is no file or folder "nowhere.txt".'],
  [['--format', 'xml'], '--format is "xml"; it can be text, json or github.'],
])('%j is a mistake on the command line', (args, message) => {
  const { status, stdout, stderr } = check(args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(`${message}\nUsage: npm run check -- [FILE or FOLDER …] [--format text|json|github]\n`);
});

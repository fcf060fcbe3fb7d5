import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { tablesOf } from '../share/markdown/read-markdown.ts';

const folder = mkdtempSync(join(tmpdir(), 'summary-'));
const kimi = 'content/runs/kimi-k2.6-h200x8.txt';
const inkling = 'content/runs/inkling-small-h200x8.txt';

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the command as `npm run summary` does. */
function summary(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync('node', ['src/cli/summary.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, stdout, stderr };
}

/** Kimi's document with one cell slower: 20.2 instead of 26.2 tok/s at 8K × 1. */
function slowerKimi(): string {
  const path = join(folder, 'kimi-slower.txt');
  const text = readFileSync(kimi, 'utf8')
    .replace('| 8K | 26.2137 ms TTFT |', '| 8K | 20.2137 ms TTFT |')
    .replace(
      '| Valid | 26.2 | 27.6 | 137 ms | 36.2 ms | 1.0 | 0 | 785 |',
      '| Valid | 20.2 | 27.6 | 137 ms | 36.2 ms | 1.0 | 0 | 606 |',
    );
  writeFileSync(path, text);
  return path;
}

test('a file alone becomes its Markdown', () => {
  const { status, stdout, stderr } = summary([kimi]);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^## Kimi-K2\.6 on H200 SXM 141GB ×8\n/);
  expect(tablesOf(stdout)).toHaveLength(3);
});

test('a published run has links where the site has an address', () => {
  const { stdout } = summary([kimi], { SITE_URL: 'https://example.org', BASE_PATH: '/bench' });
  expect(stdout).toMatch(
    /^## \[Kimi-K2\.6 on H200 SXM 141GB ×8\]\(https:\/\/example\.org\/bench\/runs\/kimi-k2\.6-h200x8\/\)\n/,
  );
});

test('text is for a terminal', () => {
  const { status, stdout } = summary([kimi, '--format', 'text']);
  expect(status).toBe(0);
  expect(stdout).toContain(
    'Context    ×1    ×2     ×4     ×8    ×16  ×32  ×64  ×128\n8K       26.2  51.5  103.7  200.6  384.7   OC   OC    OC\n',
  );
  expect(stdout).not.toContain('|');
});

describe('against a published run', () => {
  test('a run has verdict, ratios and the cells that changed', () => {
    const { status, stdout, stderr } = summary([slowerKimi(), '--against', 'kimi-k2.6-h200x8']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('**Like for like.**');
    const [ratios, changes] = tablesOf(stdout);
    expect(ratios?.[1]?.slice(0, 3)).toEqual(['8K', '0.77×', '1.00×']);
    expect(changes?.slice(1)).toEqual([['8K × 1', '26.2', '20.2', '−23 %']]);
  });

  test('changes below the threshold are left out', () => {
    const { stdout } = summary([slowerKimi(), '--against', kimi, '--threshold', '25%']);
    expect(stdout).toContain('No decode cell changed by more than 25 %.');
  });

  test('text has the same', () => {
    const { stdout } = summary([slowerKimi(), '--against', kimi, '--format', 'text']);
    expect(stdout).toContain('8K × 1       26.2       20.2   −23 %');
    expect(stdout).not.toContain('|');
  });

  test('a mean below the least one fails, and says by how much', () => {
    const least = (ratio: string) =>
      summary([kimi, '--against', 'inkling-small-h200x8', '--fail-below', ratio]);
    expect(least('0.32').status).toBe(1);
    expect(least('0.32').stderr).toBe(
      'Decode throughput is 0.32× of the baseline in the geometric mean, below 0.32×.\n',
    );
    expect(least('0.3')).toMatchObject({ status: 0, stderr: '' });
    expect(summary([inkling, '--against', kimi, '--fail-below', '3']).status).toBe(0);
  });
});

describe('of content with a withdrawn run that was renamed', () => {
  const content = join(folder, 'content');
  mkdirSync(join(content, 'runs'), { recursive: true });
  for (const file of [kimi, inkling]) copyFileSync(file, join(folder, file));
  writeFileSync(
    join(content, 'runs/aliases.yaml'),
    'renamed:\n  kimi-old: kimi-k2.6-h200x8\nwithdrawn:\n  kimi-k2.6-h200x8:\n    reason: The wrong file.\n',
  );
  const environment = { CONTENT_DIR: content };

  test('a summary says that it was withdrawn', () => {
    const { stdout } = summary([join(folder, kimi)], environment);
    expect(stdout).toContain('**Withdrawn: The wrong file.');
  });

  test('its old id leads to it', () => {
    const { status, stdout, stderr } = summary(
      [inkling, '--against', 'kimi-old', '--format', 'text'],
      environment,
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('Kimi-K2.6: Withdrawn: The wrong file.');
  });
});

test('problems of a file are printed as the build prints them', () => {
  const document = 'tests/documents/row-too-long.txt';
  const expected = readFileSync('tests/documents/row-too-long.problems.txt', 'utf8').trimEnd();
  const { status, stdout, stderr } = summary([document]);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.replaceAll(document, 'row-too-long.txt').trimEnd()).toBe(expected);
});

test.each([
  [[], 'No result file is named.'],
  [['a.txt', 'b.txt'], 'One result file at a time: "b.txt" is too much.'],
  [['no-such-file.txt'], 'There is no file or folder "no-such-file.txt".'],
  [
    [kimi, '--against', 'kimi-k2.7-h200x8'],
    '--against Unknown run "kimi-k2.7-h200x8". Nearest: "kimi-k2.6-h200x8".',
  ],
  [[kimi, '--format', 'html'], '--format is "html"; it can be markdown or text.'],
  [[kimi, '--against', kimi, '--threshold', '0.05'], '--threshold is "0.05"; give a percentage such as 5%.'],
  [[kimi, '--against', kimi, '--fail-below', '0'], '--fail-below is "0"; give a ratio above 0 such as 0.95.'],
  [[kimi, '--threshold', '5%'], '--threshold needs --against.'],
  [[kimi, '--fail-below', '1'], '--fail-below needs --against.'],
  [[kimi, '--frmat', 'text'], "Unknown option '--frmat'."],
])('%j is wrong usage: %s', (args, message) => {
  const { status, stdout, stderr } = summary(args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.startsWith(message)).toBe(true);
  expect(stderr).toMatch(/\nUsage: npm run summary -- FILE .*\n$/);
});

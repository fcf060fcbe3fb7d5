import { describe, expect, test } from 'vitest';
import { checkAnnotations, checkMarkdown } from '../../src/check/check-github.ts';
import { checkJson } from '../../src/check/check-json.ts';
import type { CheckReport } from '../../src/check/check-report.ts';
import { checkText } from '../../src/check/check-text.ts';
import { sourceExcerpts } from '../../src/check/source-excerpt.ts';
import { Problem } from '../../src/readers/problem.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { tablesOf } from '../share/markdown/read-markdown.ts';

const good: CheckReport = {
  checked: 1,
  runs: [{ path: 'content/runs/inkling-small-h200x8.txt', run: inkling }],
  problems: [],
  excerptOf: () => null,
};

const bad: CheckReport = {
  checked: 2,
  runs: [],
  problems: [
    new Problem('The Context "8G" is not a context length.', 'Write it like "8K".', {
      file: 'runs/b,1:2.txt',
      line: 2,
      column: 3,
    }),
    new Problem('This is 100% wrong.\nSecond line.', null, { file: 'runs/a.txt' }),
  ],
  excerptOf: ({ location: { line, column } }) =>
    line === undefined ? null : sourceExcerpts('a.txt', 'first\n| 8G |')({ line, column }),
};

describe('text', () => {
  test('tells what a good file holds', () => {
    expect(checkText(good)).toBe(`content/runs/inkling-small-h200x8.txt: Inkling-Small on H200 SXM 141GB ×8
  Decode    64 cells: 36 valid, 28 over capacity
  Prefill   9 points: 9 valid
  Caution   Prefill TTFT in steps
  Caution   Prefill without decode at 1024K
  Note      Rounded figures
  Note      One measurement, no spread

1 file checked: no problems.
`);
  });

  test('shows problems in the order of files, the line between what is wrong and what to do', () => {
    expect(checkText(bad)).toBe(`runs/a.txt This is 100% wrong.
Second line.
runs/b,1:2.txt:2:3 The Context "8G" is not a context length.
  2 | | 8G |
    |   ^
  Write it like "8K".

2 files checked: 2 problems in 2 files.
`);
  });

  test('only counts runs where they are many', () => {
    const runs = Array.from({ length: 13 }, () => ({ path: 'x.txt', run: kimi }));
    expect(checkText({ ...good, checked: 13, runs })).toBe('13 files checked: no problems.\n');
  });

  test('no title can act on the terminal', () => {
    const run = { ...kimi, title: 'Kimi\u001B[31m\nfake.txt: fine' };
    expect(checkText({ ...good, runs: [{ path: 'kimi.txt', run }] })).toMatch(
      /^kimi\.txt: Kimi\[U\+001B\]\[31m fake\.txt: fine\n {2}Decode/,
    );
  });
});

test('JSON has every problem and run', () => {
  expect(JSON.parse(checkJson(bad))).toEqual({
    schemaVersion: 1,
    ok: false,
    checked: 2,
    problems: [
      {
        file: 'runs/a.txt',
        line: null,
        column: null,
        message: 'This is 100% wrong.\nSecond line.',
        hint: null,
      },
      {
        file: 'runs/b,1:2.txt',
        line: 2,
        column: 3,
        message: 'The Context "8G" is not a context length.',
        hint: 'Write it like "8K".',
      },
    ],
    runs: [],
  });
  expect(JSON.parse(checkJson(good))).toMatchObject({
    ok: true,
    runs: [
      {
        path: 'content/runs/inkling-small-h200x8.txt',
        id: 'inkling-small-h200x8',
        decode: { valid: 36, 'over-capacity': 28 },
        prefill: { valid: 9 },
        bursts: {},
        findings: ['prefill-steps', 'prefill-without-decode', 'rounded-figures', 'single-measurement'],
      },
    ],
  });
});

describe('GitHub', () => {
  test('annotates each problem at its place, escaped as workflow commands want it', () => {
    expect(checkAnnotations(bad)).toBe(`::error file=runs/a.txt::This is 100%25 wrong.%0ASecond line.
::error file=runs/b%2C1%3A2.txt,line=2,col=3::The Context "8G" is not a context length.%0AWrite it like "8K".
2 files checked: 2 problems in 2 files.
`);
  });

  test('counts annotations past fifty', () => {
    const problems = Array.from(
      { length: 52 },
      (_, index) => new Problem('Wrong.', null, { file: 'a.txt', line: index + 1 }),
    );
    const lines = checkAnnotations({ ...bad, problems }).split('\n');
    expect(lines[49]).toBe('::error file=a.txt,line=50::Wrong.');
    expect(lines[50]).toBe('::error::And 2 more.');
  });

  test('the summary lists problems and repeats no line of a file', () => {
    expect(checkMarkdown(bad)).toBe(
      '## Result files\n\n2 files checked: 2 problems in 2 files.\n\n' +
        '- **runs/a.txt** This is 100% wrong. Second line.\n' +
        '- **runs/b,1:2.txt:2:3** The Context "8G" is not a context length. Write it like "8K".\n\n',
    );
  });

  test('the summary draws the heatmap of a good run as a table', () => {
    const [decode] = tablesOf(checkMarkdown(good));
    expect(decode).toHaveLength(9);
    expect(decode?.[0]).toEqual(['Context', '×1', '×2', '×4', '×8', '×16', '×32', '×64', '×128']);
    expect(decode?.[1]?.[0]).toBe('8K');
  });
});

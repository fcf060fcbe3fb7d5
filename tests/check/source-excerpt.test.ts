import { describe, expect, test } from 'vitest';
import { excerptLines, sourceExcerpts, type TextPlace } from '../../src/check/source-excerpt.ts';

const shown = (text: string, place: TextPlace, file = 'a.txt'): readonly string[] | null => {
  const excerpt = sourceExcerpts(file, text)(place);
  return excerpt === null ? null : excerptLines(excerpt);
};

test('stands a caret below the character that a problem is about', () => {
  expect(shown('first\nsecond line\nthird', { line: 2, column: 8 })).toEqual([
    '  2 | second line',
    '    |        ^',
  ]);
});

test('shows a whole line without a caret', () => {
  expect(shown('first\nsecond', { line: 1 })).toEqual(['  1 | first']);
});

test('keeps the caret in place behind tabs, line ends of every kind and characters of two units', () => {
  expect(shown('a\r\n\t😀x\rz', { line: 2, column: 3 })).toEqual(['  2 |  😀x', '    |   ^']);
});

test('names what cannot be seen', () => {
  expect(shown('8K\u200B!', { line: 1, column: 4 })).toEqual(['  1 | 8K<U+200B>!', '    |           ^']);
});

test('shows a hundred characters of an endless line, around the place', () => {
  const text = `${'a'.repeat(500)}X${'b'.repeat(500)}`;
  expect(shown(text, { line: 1, column: 501 })).toEqual([
    `  1 | …${'a'.repeat(60)}X${'b'.repeat(39)}…`,
    `    | ${' '.repeat(61)}^`,
  ]);
});

test('a column behind the line, as of something that is missing, is its end', () => {
  expect(shown('ab', { line: 1, column: 9 })).toEqual(['  1 | ab', '    |   ^']);
});

test('a line that is not there is not shown', () => {
  expect(shown('ab', { line: 2, column: 1 })).toBeNull();
});

test('never shows a secret', () => {
  const secret = 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCDEF';
  const lines = shown(`vllm serve --api-key ${secret}`, { line: 1, column: 1 }) ?? [];
  expect(lines.join('\n')).not.toContain('abcdefghijkl');
  expect(lines[0]).toMatch(/^ {2}1 \| vllm serve --api-key \*+$/);
});

describe('of JSON', () => {
  const line = (text: string, column = 1): string =>
    (shown(text, { line: 1, column }, 'runs/a/result.JSON') ?? []).join('\n');

  test.each([
    [
      '{"metadata":{"server":"gpu01:8000","port":8000,"max_tokens":-1,"model":"/home/alice/m"}}',
      '{"metadata":{"******":"**********","****":****,"max_tokens":-1,"model":"*************"}}',
    ],
    ['{"results":[{"concurrency":8,"pid":[1,2]}]}', '{"results":[{"concurrency":8,"***":[*,*]}]}'],
    ['{"prefill":{"8192":{"ttft_seconds":NaN}}}', '{"prefill":{"8192":{"ttft_seconds":NaN}}}'],
    ['{"ttft_p50": fast, "8000": "8000"}', '{"ttft_p50": ****, "8000": "****"}'],
    ["{'server': 'gpu01', // of alice", '{********: *******, ** ** *****'],
    ['{"server: "gpu01", "model": "a\\"b', '{"******* "*****"* "*****"* "**"*'],
    ['{server: 10.0.0.1}', '{******: ********}'],
    ['hosts = gpu01, gpu02', '***** * *****, *****'],
  ])('%s is shown as %s', (text, masked) => {
    expect(line(text)).toBe(`  1 | ${masked}\n    | ^`);
  });
});

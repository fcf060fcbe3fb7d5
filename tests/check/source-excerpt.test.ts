import { expect, test } from 'vitest';
import { excerptLines, sourceExcerpts, type TextPlace } from '../../src/check/source-excerpt.ts';

const shown = (text: string, place: TextPlace): readonly string[] | null => {
  const excerpt = sourceExcerpts(text)(place);
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

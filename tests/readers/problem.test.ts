import { expect, test } from 'vitest';
import { formatProblems, Problem } from '../../src/readers/problem.ts';

test('prints problems by file, line and column, each with its hint', () => {
  const problems = [
    new Problem('Row has 11 cells, but the header on line 64 has 12.', null, { file: 'b.txt', line: 81 }),
    new Problem(
      'Unknown phase "Sustaned decode" in All measurements.',
      'Use "Prefill" or "Sustained decode".',
      {
        file: 'b.txt',
        line: 73,
        column: 10,
      },
    ),
    new Problem('Third.', null, { file: 'b.txt', line: 73, column: 9 }),
    new Problem('Second.', null, { file: 'b.txt', line: 9 }),
    new Problem('First.', 'Rename it.', { file: 'a.txt' }),
  ];

  expect(formatProblems(problems)).toBe(`a.txt First.
  Rename it.
b.txt:9 Second.
b.txt:73:9 Third.
b.txt:73:10 Unknown phase "Sustaned decode" in All measurements.
  Use "Prefill" or "Sustained decode".
b.txt:81 Row has 11 cells, but the header on line 64 has 12.`);
});

test('shows 20 problems and counts the rest', () => {
  const problems = Array.from(
    { length: 22 },
    (_, index) => new Problem('No.', null, { file: 'a.txt', line: index + 1 }),
  );

  expect(formatProblems(problems.slice(0, 20)).split('\n').at(-1)).toBe('a.txt:20 No.');
  expect(formatProblems(problems.slice(0, 21)).split('\n').slice(-2)).toEqual([
    'a.txt:20 No.',
    'And 1 more problem.',
  ]);
  expect(formatProblems(problems).split('\n').at(-1)).toBe('And 2 more problems.');
});

test('prints nothing for no problems', () => {
  expect(formatProblems([])).toBe('');
});

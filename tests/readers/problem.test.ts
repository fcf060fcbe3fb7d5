import { expect, test } from 'vitest';
import { formatProblems, Problem } from '../../src/readers/problem.ts';
import { quote } from '../../src/readers/quote.ts';

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

test.each([
  { text: 'a\n\tb  c', quoted: '"a b c"' },
  { text: '1\u2009542', quoted: '"1<U+2009>542"' },
  { text: 'a\u202Eb\u200Bc\u0085', quoted: '"a<U+202E>b<U+200B>c<U+0085>"' },
  { text: 'x'.repeat(100_000), quoted: `"${'x'.repeat(79)}…"` },
])('quotes $quoted on one line, with what cannot be seen named', ({ text, quoted }) => {
  expect(quote(text)).toBe(quoted);
});

test('names what cannot be seen in the name of a file', () => {
  expect(formatProblems([new Problem('First.', null, { file: 'a\n\u001B[2Jb.txt' })])).toBe(
    'a<U+000A><U+001B>[2Jb.txt First.',
  );
});

import { expect, test } from 'vitest';
import { refuseProblems } from '../../src/loader/content-error.ts';
import { Problem } from '../../src/readers/problem.ts';

const later = new Problem('Row has 11 cells.', null, { file: 'content/runs/b.txt', line: 81 });
const first = new Problem('Unknown phase "X".', 'Use "Prefill".', {
  file: 'content/runs/a.txt',
  line: 73,
  column: 3,
});

test('no problem stops nothing', () => {
  expect(() => {
    refuseProblems([]);
  }).not.toThrow();
});

test('problems stop everything, all listed in the order of their places', () => {
  expect(() => {
    refuseProblems([later, first]);
  }).toThrow(
    expect.objectContaining({
      name: 'ContentError',
      message: [
        'Content cannot be published.',
        '',
        'content/runs/a.txt:73:3 Unknown phase "X".',
        '  Use "Prefill".',
        'content/runs/b.txt:81 Row has 11 cells.',
      ].join('\n'),
      hint: 'Nothing was published. Correct the files named above and build again.',
    }),
  );
});

test('a stopped build points at the place of a problem, not into our code', () => {
  expect(() => {
    refuseProblems([first]);
  }).toThrow(
    expect.objectContaining({
      loc: { file: 'content/runs/a.txt', line: 73, column: 3 },
      stack:
        'ContentError: Content cannot be published.\n\ncontent/runs/a.txt:73:3 Unknown phase "X".\n  Use "Prefill".',
    }),
  );
});

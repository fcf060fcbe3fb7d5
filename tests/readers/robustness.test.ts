import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../src/readers/problem.ts';
import { problemsOf, published, readBytes } from './published.ts';

const { kimi } = published;
const MEGABYTE = 1_000_000;
const FIRST_ROW = kimi.indexOf('| Prefill | 8K');
const row = '| Sustained decode | 8K | 1 | Valid | 26.2 | 27.6 | 137 ms | 36.2 ms | 1.0 | 0 | 785 | 30.0 s |';

/** The first problem with its hint, and how many more there are. */
function firstProblem(text: string): string {
  return problemsOf(text).split('\n').slice(0, 2).join('\n');
}

function printed(bytes: Uint8Array): string {
  const reading = readBytes('result.txt', bytes);
  return reading.ok ? '' : formatProblems(reading.problems);
}

/*
 * The inputs are so large that reading them in more than linear time would run into the time limit of a test:
 * nothing here looks at a clock.
 */
describe('inputs that are no document', () => {
  test('10 MB of arbitrary bytes', () => {
    const bytes = Uint8Array.from(
      { length: 10 * MEGABYTE },
      (_, index) => Math.imul(index, 2654435761) >>> 24,
    );

    expect(printed(bytes)).toMatch(/^result\.txt:\d+:\d+ The (?:bytes here are|control character)/);
  });

  test('10 MB of text', { timeout: 30_000 }, () => {
    const text = '{"results": [{"tps": 26.2}]}\n'.repeat(357_143);

    expect(firstProblem(text)).toBe(
      'result.txt:1:1 The file begins with "{"results": [{"tps": 26.2}]}".\n  A result document begins with the line "Speed test matrix". The JSON of llm-inference-bench is read from a file whose name ends in ".json", a table from ".csv" or ".tsv".',
    );
    expect(firstProblem(`Speed test matrix\n${text}`)).toBe(
      'result.txt The section Hardware is missing.\n  Add it under a line "Hardware".',
    );
  });

  test.each([
    '|',
    '\t',
    '- x\n',
    'x: y\n',
    '[',
    'Run\n',
    'token=',
    'token: "x\n',
    '--api-key x\n',
    'API key: none $(\n',
    'https://',
    'Bearer ',
    '"',
    '-----BEGIN ',
    'eyJ',
    '\n',
  ])('2 MB of %j', { timeout: 30_000 }, (unit) => {
    const garbage = unit.repeat((2 * MEGABYTE) / unit.length);

    expect(firstProblem(garbage)).not.toBe('');
    expect(firstProblem(`Speed test matrix\n${garbage}`)).not.toBe('');
  });

  test('lone surrogates and other broken UTF-8', () => {
    const expected = 'result.txt:2:2 The bytes here are not UTF-8 text.\n  Save the file as UTF-8.';

    expect(printed(Uint8Array.from([0x0a, 0x61, 0xed, 0xa0, 0x80]))).toBe(expected);
    expect(printed(Uint8Array.from([0x0a, 0x61, 0xff]))).toBe(expected);
    expect(printed(Uint8Array.from([0xff, 0xfe, 0x0a, 0, 0x61, 0, 0x00, 0xd8]))).toBe(expected);
  });

  test('UTF-16 without a byte order mark', () => {
    expect(printed(Buffer.from(kimi, 'utf16le'))).toBe(
      'result.txt:1:2 The control character U+0000 is no part of a text.\n  Save the file as plain UTF-8 text.',
    );
  });

  test.each([
    { start: [0xff, 0xd8, 0xff, 0xe0], kind: 'a JPEG picture' },
    { start: [0x47, 0x49, 0x46, 0x38], kind: 'a GIF picture' },
    { start: [0x25, 0x50, 0x44, 0x46], kind: 'a PDF document' },
    { start: [0x50, 0x4b, 0x03, 0x04], kind: 'a ZIP archive or an office document' },
    { start: [0x1f, 0x8b], kind: 'a gzip archive' },
  ])('$kind', ({ start, kind }) => {
    expect(printed(Uint8Array.from(start))).toBe(
      `result.txt The file is ${kind}, not text.\n  Publish the result as a text file.`,
    );
  });
});

describe('documents that go on and on', () => {
  test.each([
    { where: 'a label', before: 'linux' },
    { where: 'the launch command', before: '--port 8000' },
    { where: 'the prefill list', before: '16K context' },
    { where: 'the matrix', before: '| 23.6161' },
    { where: 'the table', before: '| 785 ' },
    { where: 'the title', before: 'Kimi-K2.6 on' },
  ])('a line of a million characters in $where', ({ before }) => {
    const line = kimi.slice(0, kimi.indexOf(before)).split('\n').length;
    const text = kimi.replace(before, () => before + '('.repeat(MEGABYTE));

    expect(problemsOf(text)).toBe(
      `result.txt:${line} The line is more than 20,000 characters long.\n  No line of a result is: publish the file as it was made.`,
    );
  });

  test('100,000 rows of one measurement', () => {
    const problems = problemsOf(`${kimi.slice(0, FIRST_ROW)}${`${row}\n`.repeat(100_000)}`);

    expect(problems).toContain(
      'result.txt:67 The measurement of 8K, 1 request is repeated: it is on line 66 already.',
    );
    expect(problems).toMatch(/And 981 more problems\.$/);
  });

  test('100,000 rows of as many contexts', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => row.replace('8K', `${index + 1}K`));

    const reading = readBytes(
      'result.txt',
      new TextEncoder().encode(kimi.slice(0, FIRST_ROW) + rows.join('\n')),
    );

    expect(reading.ok ? [] : reading.problems.map(({ message }) => message)).toContain(
      'All measurements has the context 1K, which the decode matrix on line 53 lacks.',
    );
  });

  test('counts problems past a thousand without keeping them', () => {
    const rows = '| x | y | z | — | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |\n'.repeat(100_000);
    const reading = readBytes('result.txt', new TextEncoder().encode(kimi.slice(0, FIRST_ROW) + rows));

    expect(reading.ok ? [] : reading.problems).toHaveLength(1001);
    expect(reading.ok ? '' : reading.problems.at(-1)?.message).toBe(
      'The file has 399001 problems more than the 1000 that are listed.',
    );
  });
});

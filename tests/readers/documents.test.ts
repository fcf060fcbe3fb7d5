import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblems } from '../../src/readers/problem.ts';
import { readBytes } from './published.ts';

const folder = new URL('../documents/', import.meta.url);
const ENDING = '.problems.txt';

/** Every pair in tests/documents: `<what-is-wrong>.txt` beside `<what-is-wrong>.problems.txt`. */
const names = readdirSync(folder)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));

test('every broken document has its problems beside it', () => {
  const files = names.flatMap((name) => [`${name}${ENDING}`, `${name}.txt`]);
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  expect(names.length).toBeGreaterThan(100);
});

test.each(names)('%s', (name) => {
  const file = `${name}.txt`;
  const reading = readBytes(file, readFileSync(new URL(file, folder)));
  const expected = readFileSync(new URL(`${name}${ENDING}`, folder), 'utf8');

  expect(reading.ok ? '' : `${formatProblems(reading.problems)}\n`).toBe(expected);
});

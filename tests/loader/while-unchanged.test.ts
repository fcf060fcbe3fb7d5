import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampOf, whileUnchanged } from '../../src/loader/while-unchanged.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamps-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a reading is kept while its stamp is the same, and done again when it changes', () => {
  let stamp = 'one';
  let readings = 0;
  const read = whileUnchanged(
    () => stamp,
    () => (readings += 1),
  );
  expect([read(), read()]).toEqual([1, 1]);
  stamp = 'two';
  expect([read(), read()]).toEqual([2, 2]);
});

test('the stamp of a file changes with its size, and that of a folder with its entries', () => {
  const file = join(folder, 'file');
  expect(stampOf(file)).toBe('');
  const empty = stampOf(folder);
  writeFileSync(file, 'a');
  const [short, filled] = [stampOf(file), stampOf(folder)];
  expect(short).not.toBe('');
  expect(filled).not.toBe(empty);
  writeFileSync(file, 'longer');
  expect(stampOf(file)).not.toBe(short);
});

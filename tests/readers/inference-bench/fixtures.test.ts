import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DecodeCellSchema } from '../../../src/run/decode.ts';
import { PrefillPointSchema } from '../../../src/run/prefill.ts';
import { cellLine, pointLine } from './part-lines.ts';
import { fixture, folder, partOf, readJson } from './read-part.ts';
import { sound } from './sound.ts';

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));
const refused = names.filter((name) => existsSync(new URL(`${name}.problems.txt`, folder)));

test('every file is either sound or refused', () => {
  expect([...refused, ...Object.keys(sound)].toSorted()).toEqual(names.toSorted());
  expect(refused.length).toBeGreaterThan(30);
});

describe('refuses', () => {
  test.each(refused)('%s', (name) => {
    const { part, problems } = readJson(fixture(name), `${name}.json`);

    expect(`${problems}\n`).toBe(readFileSync(new URL(`${name}.problems.txt`, folder), 'utf8'));
    expect(part).toBeNull();
  });
});

describe('reads', () => {
  test.each(Object.entries(sound))('%s', (name, { prefill, decode }) => {
    const part = partOf(fixture(name));

    expect(part.prefill.map(pointLine)).toEqual(prefill);
    expect(part.decode.map(cellLine)).toEqual(decode);
  });

  test.each(Object.keys(sound))('rows as the schemas have them, of %s', (name) => {
    const { prefill, decode, bursts } = partOf(fixture(name));

    expect(prefill.map((point) => PrefillPointSchema.parse(point))).toEqual(prefill);
    expect([...decode, ...bursts].map((cell) => DecodeCellSchema.parse(cell))).toEqual([
      ...decode,
      ...bursts,
    ]);
  });
});

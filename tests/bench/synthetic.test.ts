import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { document } from '../../bench/synthetic/document.ts';
import { occasions } from '../../bench/synthetic/occasion.ts';
import { formatProblems } from '../../src/readers/problem.ts';
import { readResult } from '../../src/readers/read-result.ts';
import type { Run } from '../../src/run/run.ts';

function documents(count: number, seed: string): string[] {
  return occasions(count, seed).map(document);
}

function read(id: string, text: string): Run {
  const bytes = new TextEncoder().encode(text);
  const reading = readResult({ file: `${id}.txt`, bytes, sha256: '0'.repeat(64) });
  if (!reading.ok) throw new Error(formatProblems(reading.problems));
  return reading.run;
}

describe('invented runs', () => {
  const series = occasions(400, 'test');
  const runs = series.map((occasion) => read(occasion.id, document(occasion)));

  test('read without a problem, each under an id of its own', () => {
    expect(runs).toHaveLength(400);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(400);
  });

  test('have measurements of every status', () => {
    const statuses = runs.flatMap(({ decode }) => decode.map(({ status }) => status));
    expect([...new Set(statuses)].sort()).toEqual([
      ...['capacity-limited', 'error', 'not-run', 'other', 'over-capacity', 'skipped', 'valid'],
    ]);
  });

  test('lack what documents may lack', () => {
    expect(runs.some(({ publication }) => publication.measuredAt === null)).toBe(true);
    expect(runs.some(({ publication }) => publication.author === null)).toBe(true);
    expect(runs.some(({ hardware }) => hardware.vramGb === null)).toBe(true);
    expect(runs.some(({ launchCommand }) => launchCommand === null)).toBe(true);
    expect(runs.some(({ prefill }) => prefill.length === 0)).toBe(true);
    const limited = runs.flatMap(({ decode }) =>
      decode.filter(({ status }) => status === 'capacity-limited'),
    );
    expect(limited.some((cell) => 'ttftMs' in cell && cell.ttftMs === null)).toBe(true);
  });

  test('measure a set-up again, with other engine versions', () => {
    const again = series.filter(({ id }) => id.endsWith('-r2'));
    const newer = again.filter(({ id, engineVersion }) => {
      const first = series.find((each) => each.id === id.slice(0, -'-r2'.length));
      return first !== undefined && first.engineVersion !== engineVersion;
    });
    expect(again.length).toBeGreaterThan(50);
    expect(newer.length).toBeGreaterThan(20);
    expect(newer.length).toBeLessThan(again.length);
  });

  test('are written in both dialects', () => {
    expect(new Set(series.map(({ setUp }) => setUp.dialect))).toEqual(new Set(['lines', 'bullets']));
  });
});

describe('a seed', () => {
  test('gives the same bytes on every machine', () => {
    const sum = createHash('sha256').update(documents(20, 'same').join('\f')).digest('hex');
    expect(sum).toBe('9c635d91d0bd5427c057e5e6541d1f4d3f7631569f8859718f139b0e3911c4af');
  });

  test('gives the first runs of many as those of few', () => {
    expect(documents(30, '1').slice(0, 10)).toEqual(documents(10, '1'));
  });

  test('gives other runs than another seed', () => {
    expect(documents(10, '1')).not.toEqual(documents(10, '2'));
  });
});

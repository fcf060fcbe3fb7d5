import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RunSchema, type Run } from '../../src/run/run.ts';
import { fileOf, readFolder, yaml } from './run-folder-files.ts';

const kimiTable = fileOf('kimi-as-a-table', 'kimi.csv');
const kimiYaml = fileOf('kimi-as-a-table', 'run.yaml');

const strange = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ',',
      ';',
      '\t',
      '"',
      '""',
      '\n',
      '\r\n',
      '\0',
      "'",
      '|',
      '=1+1',
      '-',
      '—',
      'n/a',
      '%',
      'K',
      ' ms',
      ' s',
    ],
    ...[
      'NaN',
      'Infinity',
      '-Infinity',
      '1e999',
      '1e-320',
      '-1',
      '0',
      '0.0',
      '00',
      '1,2',
      '1.2,3',
      '9'.repeat(400),
    ],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'Phase',
      'TTFT',
      'ttftMs',
      'contextTokens',
      'status',
    ],
    ...[
      '*',
      '&a',
      '<<: *a',
      '- x',
      '{',
      '[',
      ': ',
      '#',
      '!!binary x',
      '.inf',
      '|\n',
      '\uFEFF',
      '\u202E',
      '\uD800',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double().map(String),
  fc.bigInt().map(String),
);

/** A change of a text: what stands from one place to another, as parts of its length, is replaced. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 40 }),
  text: strange,
});

const swap = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replaceAll(',', ';'),
  (text: string) => text.replaceAll(',', '\t'),
  (text: string) => text.replaceAll('"', ''),
  (text: string) => text.replaceAll('.', ','),
  (text: string) => text.replaceAll('\n', '\r'),
  (text: string) => text.replaceAll(' ms', ''),
);

function changed(text: string, changes: readonly { at: number; length: number; text: string }[]): string {
  return changes.reduce((before, { at, length, text: inserted }) => {
    const start = Math.floor(at * before.length);
    return before.slice(0, start) + inserted + before.slice(start + length);
  }, text);
}

/** Every number in a text, with a point or a comma, alone and with the powers of ten that units may have. */
function numbersIn(text: string): Set<number> {
  const all = (pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([number]) => number);
  const withPoint = [...all(/\d+(?:\.\d+)?/g), ...all(/\d{1,3}(?:,\d{3})+(?:\.\d+)?/g)];
  const withComma = [...all(/\d+(?:,\d+)?/g), ...all(/\d{1,3}(?:[. ]\d{3})+(?:,\d+)?/g)];
  const readings = [
    ...withPoint.map((number) => number.replaceAll(',', '')),
    ...withComma.map((number) => number.replaceAll(/[. ]/g, '').replace(',', '.')),
  ];
  return new Set(readings.flatMap((number) => [-3, -2, 0, 3].map((power) => Number(`${number}e${power}`))));
}

/** The numbers of measurements, but for lines, and for contexts and concurrency of which the schema says enough. */
function figuresOf({ prefill, decode, bursts = [] }: Run): number[] {
  const rows = [...prefill, ...decode, ...bursts].flatMap((row) => [
    Object.entries(row),
    ...Object.values(row).flatMap((value) =>
      typeof value === 'object' && value !== null ? [Object.entries(value)] : [],
    ),
  ]);
  return rows
    .flat()
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'number' && !['sourceLine', 'sourceNumber', 'contextTokens'].includes(key)
        ? [value]
        : [],
    );
}

/** A folder is read or refused; what is read is sound, and every figure in it stands in the table. */
function expectRunOrProblems(table: string, written: string): void {
  const reading = readFolder({ 'a.csv': table, 'run.yaml': written });
  if (!reading.ok) {
    expect(reading.problems.length).toBeGreaterThan(0);
    for (const { message, location } of reading.problems) {
      expect(message).toMatch(/^\S[\s\S]*[.!]$/);
      expect(location.line ?? 1).toBeGreaterThan(0);
    }
    return;
  }
  expect(RunSchema.parse(reading.run)).toEqual(reading.run);
  const numbers = numbersIn(table.normalize());
  expect(figuresOf(reading.run).filter((figure) => !numbers.has(figure))).toEqual([]);
}

test('a table with changes is read or refused', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3 }), swap, fc.boolean(), (changes, swapped, decimalComma) => {
      const more = decimalComma ? 'decimalComma: true\n' : '';
      expectRunOrProblems(changed(swapped(kimiTable), changes), `${yaml}${more}`);
    }),
    { numRuns: 300 },
  );
});

test('a cell with anything in it is read or refused', { timeout: 120_000 }, () => {
  const lines = kimiTable.split('\n').slice(0, 10);
  fc.assert(
    fc.property(fc.nat({ max: 9 }), fc.nat({ max: 11 }), strange, (line, column, text) => {
      const cells = (lines[line] ?? '').split(',');
      cells[column] = text;
      expectRunOrProblems(lines.toSpliced(line, 1, cells.join(',')).join('\n'), yaml);
    }),
    { numRuns: 300 },
  );
});

test('a run.yaml with changes is read or refused', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
      expectRunOrProblems(kimiTable, changed(kimiYaml, changes));
    }),
    { numRuns: 300 },
  );
});

test('arbitrary texts are read or refused', { timeout: 120_000 }, () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(strange, { maxLength: 60 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, text, (table, written) => {
      expectRunOrProblems(table, written);
    }),
    { numRuns: 300 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { document } from '../../bench/synthetic/document.ts';
import { occasions } from '../../bench/synthetic/occasion.ts';
import { readMeasurements } from '../../src/readers/document/measurements-table.ts';
import { NOTES } from '../../src/readers/document/notes.ts';
import { readTable } from '../../src/readers/document/table.ts';
import { COLUMNS } from '../../src/readers/measurements/measurement-row.ts';
import type { Measurements } from '../../src/readers/measurements/measurements.ts';
import { Report } from '../../src/readers/report.ts';
import { DecodeCellSchema } from '../../src/run/decode.ts';
import { PrefillPointSchema } from '../../src/run/prefill.ts';
import { RunSchema } from '../../src/run/run.ts';
import { published, runOf } from './published.ts';

const invented = occasions(200, 'schema').map(document);

test.each([...Object.values(published), ...invented].map((text, index) => ({ text, index })))(
  'document $index is read as a run of the schema, with its keys in that order',
  ({ text }) => {
    const run = runOf(text);
    expect(JSON.stringify(RunSchema.parse(run))).toBe(JSON.stringify(run));
  },
);

/** A text that a cell has on most rows, or one that it should never have. */
function cell(...usual: readonly string[]): fc.Arbitrary<string> {
  const odd = [
    ...['', '—', '-', '0', '0.0', '0 ms', '0.0 ms', '0.0 s', '0K', '-1', '1.5', 'NaN', 'Infinity', '1e400'],
    ...[
      '999,999,999,999,999',
      '999,999,999.9K',
      '999999999',
      '9999999K',
      '1,000,000,000,000,000,000',
      ': ',
      'Error: ',
    ],
  ];
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }).map((text) => text.replaceAll(/[\t|\n]/g, ' ')) },
  );
}

const figures = {
  decode: [
    ...[cell('26.2', '17.6K', '8,820.0'), cell('27.6', '0.1'), cell('137 ms', '1,298 ms'), cell('36.2 ms')],
    ...[cell('1.0', '16.0'), cell('0', '1,542'), cell('785', '1'), cell('30.0 s', '0.1 s')],
  ],
  prefill: [
    ...[cell('26.2', '17.6K'), cell('—'), cell('137 ms'), cell('—'), cell('—'), cell('1', '0')],
    ...[cell('—'), cell('—')],
  ],
  none: Array.from({ length: 8 }, () => cell('—')),
};
const place = [cell('8K', '251K', '0', '0.5K'), cell('1', '2', '1,024')];
const row = fc.oneof(
  fc.tuple(cell('Sustained decode'), ...place, cell('Valid', 'Capacity limited'), ...figures.decode),
  fc.tuple(cell('Prefill'), ...place, cell('Valid', 'Underfilled'), ...figures.prefill),
  fc.tuple(
    cell('Sustained decode', 'Prefill'),
    ...place,
    cell('Error', 'Error: out of memory', 'Over capacity', 'Skipped', 'Not run', 'In the queue'),
    ...figures.none,
  ),
);

function measurementsOf(rows: readonly (readonly string[])[]): Measurements | null {
  const text = [NOTES.measurementsIntro, COLUMNS.join('\t'), ...rows.map((cells) => cells.join('\t'))].join(
    '\n',
  );
  const report = new Report('result.txt', text);
  const field = { text, start: 0 };
  const table = readTable(
    { name: 'All measurements', heading: field, body: field },
    NOTES.measurementsIntro,
    report,
  );
  return table === null ? null : readMeasurements(table, report);
}

test('whatever stands in the cells, a measurement that is read is one of the schema', () => {
  const statuses = new Set<string>();
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const { prefill = [], decode = [] } = measurementsOf(rows) ?? {};
      for (const { measurement } of prefill) {
        if (measurement === null) continue;
        statuses.add(`prefill ${measurement.status}`);
        expect(JSON.stringify(PrefillPointSchema.parse(measurement))).toBe(JSON.stringify(measurement));
      }
      for (const { measurement } of decode) {
        if (measurement === null) continue;
        statuses.add(`decode ${measurement.status}`);
        expect(JSON.stringify(DecodeCellSchema.parse(measurement))).toBe(JSON.stringify(measurement));
      }
    }),
    { numRuns: 5000 },
  );
  const every = ['valid', 'capacity-limited', 'error', 'over-capacity', 'skipped', 'not-run', 'other'];
  expect([...statuses].sort()).toEqual(
    ['decode', 'prefill'].flatMap((phase) => every.map((status) => `${phase} ${status}`)).sort(),
  );
});

import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { allMeasurementsTable } from '../../src/share/measurement-table.ts';
import { measurementsParquet } from '../../src/share/measurements-parquet.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

test.each([
  ['all runs', [kimi, inkling]],
  ['no runs', []],
])('the file of %s holds the table, absent figures as null', async (_what, runs) => {
  const table = allMeasurementsTable(runs, new Map());
  const names = table.columns.map(({ name }) => name);
  const rows = await parquetReadObjects({ file: measurementsParquet(table) });
  expect(rows).toEqual(
    table.rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]]))),
  );
});

import { expect, test } from 'vitest';
import { decodeMetrics } from '../../src/display/decode-metric.ts';
import { decodeDetails, measurementColumns, measurementText } from '../../src/display/measurement-columns.ts';
import { isMeasuredDecode } from '../../src/figures/measured.ts';
import { measurements } from '../../src/run/measurement.ts';
import { kimi } from '../figures/golden-runs.ts';
import { measuredCell, overCapacityCell } from '../figures/synthetic-run.ts';

test.each([
  [66, ['17.6K', '—', '465', '—', '—', '1', '—', '—']],
  [71, ['8,820', '—', '28,621', '—', '—', '1', '—', '—']],
  [73, ['26.2', '27.6', '137', '36.2', '1.0', '0', '785', '30.0']],
  [78, ['—', '—', '—', '—', '—', '—', '—', '—']],
])('the row of line %i reads %j', (line, texts) => {
  const row = measurements(kimi).find(({ sourceLine }) => sourceLine === line);
  expect(row && measurementColumns.map((column) => measurementText(row, column))).toEqual(texts);
});

test('details leave out the figures that a cell does not have', () => {
  expect(decodeDetails(overCapacityCell(8192, 32))).toEqual([{ label: 'Status', text: 'Over capacity' }]);
  expect(decodeDetails(measuredCell(8192, 1, { decodeTokPerSec: 26.2, ttftMs: 137 }))).toEqual([
    { label: 'Status', text: 'Valid' },
    { label: 'Throughput', text: '26.2 tok/s' },
    { label: 'TTFT', text: '137 ms' },
  ]);
});

test('each metric writes its figure with its unit', () => {
  const [cell] = kimi.decode.filter(isMeasuredDecode);
  expect(
    cell && decodeMetrics.map(({ field, format, unit }) => `${format(cell[field] ?? Number.NaN)} ${unit}`),
  ).toEqual(['26.2 tok/s', '27.6 tok/s', '137 ms', '36.2 ms']);
});

test('metrics and columns call a figure by one name', () => {
  const names = new Map(
    measurementColumns.map(({ field, label, unit }) => [field, `${label} ${String(unit)}`]),
  );
  for (const { field, label, unit } of decodeMetrics)
    if (field !== 'decodeTokPerSec') expect(names.get(field)).toBe(`${label} ${unit}`);
});

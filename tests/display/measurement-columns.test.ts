import { expect, test } from 'vitest';
import { decodeMetrics } from '../../src/display/decode-metric.ts';
import {
  decodeDetails,
  filledColumns,
  measurementColumns,
  measurementText,
} from '../../src/display/measurement-columns.ts';
import { isMeasuredDecode } from '../../src/figures/measured.ts';
import { measurements } from '../../src/run/measurement.ts';
import { kimi } from '../figures/golden-runs.ts';
import { measuredCell, overCapacityCell, syntheticRun } from '../figures/synthetic-run.ts';

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

test('figures that only some tools record are told where they exist', () => {
  const cell = {
    ...measuredCell(8192, 1, { decodeTokPerSec: 26.2 }),
    percentiles: {
      ttftP90Ms: 150,
      ttftP99Ms: 201.4,
      interTokenLatencyP90Ms: null,
      interTokenLatencyP99Ms: 41,
    },
    speculation: { acceptanceLength: 2.5, acceptanceRate: 0.5, stepsPerSecond: 40 },
    gpuPowerW: 4812.4,
  };
  expect(decodeDetails(cell)).toEqual([
    { label: 'Status', text: 'Valid' },
    { label: 'Throughput', text: '26.2 tok/s' },
    { label: 'TTFT p90', text: '150 ms' },
    { label: 'TTFT p99', text: '201.4 ms' },
    { label: 'Inter-token latency p99', text: '41.0 ms' },
    { label: 'Acceptance length', text: '2.50 tokens' },
    { label: 'Acceptance rate', text: '50 %' },
    { label: 'Engine steps', text: '40.0 steps/s' },
    { label: 'GPU power', text: '4,812 W' },
  ]);
});

test('a table has the optional columns that any of its rows fills', () => {
  const run = syntheticRun({
    decode: [
      measuredCell(8192, 1, { decodeTokPerSec: 26.2 }),
      { ...measuredCell(8192, 2, { decodeTokPerSec: 26.2 }), gpuPowerW: 4800 },
    ],
  });
  const labels = filledColumns(measurements(run)).map(({ label }) => label);
  expect(labels).toEqual([...measurementColumns.map(({ label }) => label), 'GPU power']);
  expect(filledColumns(measurements(kimi))).toEqual(measurementColumns);
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

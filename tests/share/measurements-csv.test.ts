import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { allMeasurementsTable, measurementTable } from '../../src/share/measurement-table.ts';
import { measurementsCsv } from '../../src/share/measurements-csv.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { measuredCell, overCapacityCell, prefillPoint, syntheticRun } from '../figures/synthetic-run.ts';
import { HOSTILE_NAME, hostileRun } from './hostile-run.ts';

test('the table has a header and a row for each line of the source, each ending in CRLF', () => {
  const lines = measurementsCsv(measurementTable(kimi)).split('\r\n');
  expect(lines).toHaveLength(57);
  expect(lines[0]).toBe(
    'phase,contextLabel,contextTokens,concurrency,status,statusText,tokPerSec,perRequestTokPerSec,ttftMs,interTokenLatencyMs,averageActiveRequests,completedRequests,outputTokens,measuredSeconds,sourceLine,findings,ttftP90Ms,ttftP99Ms,interTokenLatencyP90Ms,interTokenLatencyP99Ms,acceptanceLength,acceptanceRate,stepsPerSecond,gpuPowerW,promptTokens,serverPrefillTokPerSec,sourceFile',
  );
  expect(lines[1]).toBe('prefill,8K,8192,1,valid,Valid,17600,,465,,,1,,,66,,,,,,,,,,,,kimi-k2.6-h200x8.txt');
  expect(lines[8]).toBe(
    'decode,8K,8192,1,valid,Valid,26.2,27.6,137,36.2,1,0,785,30,73,,,,,,,,,,,,kimi-k2.6-h200x8.txt',
  );
  expect(lines[13]).toBe(
    'decode,8K,8192,32,over-capacity,Over capacity,,,,,,,,,78,,,,,,,,,,,,kimi-k2.6-h200x8.txt',
  );
  expect(lines[56]).toBe('');
});

test('figures that only some tools record stand behind all others, with the file of each row', () => {
  const cell = {
    ...measuredCell(8192, 1, { decodeTokPerSec: 5 }),
    sourceLine: 7,
    sourceNumber: 2,
    percentiles: {
      ttftP90Ms: 1,
      ttftP99Ms: 2,
      interTokenLatencyP90Ms: 3,
      interTokenLatencyP99Ms: null,
    },
    speculation: { acceptanceLength: 2.5, acceptanceRate: 0.5, stepsPerSecond: 40 },
    gpuPowerW: 4800,
  };
  const point = { ...prefillPoint(8192, 100), promptTokens: 8000, serverPrefillTokPerSec: 90_000 };
  const moreSources = [{ ...kimi.source, file: 'decode.json' }];
  const run = syntheticRun({ decode: [cell], prefill: [point], bursts: [cell], moreSources });
  const lines = measurementsCsv(measurementTable(run)).split('\r\n');
  expect(lines[1]).toMatch(/,1,,,,,,,,,,8000,90000,kimi-k2\.6-h200x8\.txt$/);
  expect(lines[2]).toMatch(/^decode,8K,.*,7,,1,2,3,,2\.5,0\.5,40,4800,,,decode\.json$/);
  expect(lines[3]).toMatch(/^burst,8K,/);
});

test('rows stand in the order of their lines, whatever the order of the run', () => {
  const decode = [
    { ...overCapacityCell(8192, 2), sourceLine: 9 },
    { ...measuredCell(8192, 1, { decodeTokPerSec: 5 }), sourceLine: 8 },
  ];
  const lines = measurementsCsv(measurementTable(syntheticRun({ decode }))).split('\r\n');
  expect(lines.slice(1, 3).map((line) => line.split(',')[14])).toEqual(['8', '9']);
});

test('a status that a spreadsheet would run as a formula is quoted', () => {
  const cell = {
    ...overCapacityCell(8192, 1),
    status: 'other',
    statusText: '=HYPERLINK("https://example.org")',
  } as const;
  expect(measurementsCsv(measurementTable(syntheticRun({ decode: [cell] })))).toContain(
    `other,"'=HYPERLINK(""https://example.org"")",`,
  );
});

test('commas, quotes and line breaks of a status stay within its cell', () => {
  const cell = { ...overCapacityCell(8192, 1), status: 'other', statusText: 'a, "b"\nc' } as const;
  expect(measurementsCsv(measurementTable(syntheticRun({ decode: [cell] })))).toContain(
    'other,"a, ""b""\nc",',
  );
});

test('the table of all runs begins each row with what was measured, and what became of it', () => {
  const standing = { status: 'superseded', reason: 'Measured again.', successor: kimi.id } as const;
  const table = allMeasurementsTable([kimi, inkling], new Map([[inkling.id, standing]]));
  const lines = measurementsCsv(table).split('\r\n');
  expect(lines).toHaveLength(1 + 55 + 73 + 1);
  expect(lines[0]).toBe(
    'id,model,gpu,gpuCount,engine,engineVersion,quantization,measuredAt,standing,phase,contextLabel,contextTokens,concurrency,status,statusText,tokPerSec,perRequestTokPerSec,ttftMs,interTokenLatencyMs,averageActiveRequests,completedRequests,outputTokens,measuredSeconds,sourceLine,findings,ttftP90Ms,ttftP99Ms,interTokenLatencyP90Ms,interTokenLatencyP99Ms,acceptanceLength,acceptanceRate,stepsPerSecond,gpuPowerW,promptTokens,serverPrefillTokPerSec,sourceFile',
  );
  expect(lines[8]).toBe(
    'kimi-k2.6-h200x8,Kimi-K2.6,H200 SXM,8,vllm,0.29.0,INT4,,,decode,8K,8192,1,valid,Valid,26.2,27.6,137,36.2,1,0,785,30,73,,,,,,,,,,,,kimi-k2.6-h200x8.txt',
  );
  expect(lines[56]).toMatch(
    /^inkling-small-h200x8,Inkling-Small,H200 SXM,8,vllm,0\.29\.0,BF16,2026-09-17T20:47:00Z,superseded,prefill,8K,/,
  );
});

test('the table of no runs is a header', () => {
  expect(measurementsCsv(allMeasurementsTable([], new Map()))).toMatch(/^id,model,.*,sourceFile\r\n$/);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n+1', '\uFF1D1'])(
  'the label "%s" cannot become a formula of a spreadsheet',
  (contextLabel) => {
    const run = syntheticRun({ decode: [{ ...overCapacityCell(8192, 1), contextLabel }] });
    const [, row] = Papa.parse<string[]>(measurementsCsv(measurementTable(run)), { newline: '\r\n' }).data;
    expect(row?.[1]).toBe(`'${contextLabel}`);
  },
);

test('hostile labels stay within their cells', () => {
  const { data, errors } = Papa.parse<string[]>(measurementsCsv(measurementTable(hostileRun)), {
    newline: '\r\n',
  });
  expect(errors).toEqual([]);
  const rows = data.slice(0, -1);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([27]));
  expect(rows[1]?.[1]).toBe(`'${HOSTILE_NAME} 8K`);
});

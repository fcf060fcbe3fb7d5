import { describe, expect, test } from 'vitest';
import { cellLine } from './part-lines.ts';
import { fixture, partOf, readJson } from './read-part.ts';

const loop = fixture('version-0.6.0-loop');
const ignoresEnd = { label: 'End of an answer', value: 'At max output, whatever the model says' };

test('reads what the file says of the set-up', () => {
  const { servedName, engineName, kvCacheTokens, measuredAtLocal, protocol, format } = partOf(
    fixture('version-0.6.2-83-keys'),
  );

  expect({ servedName, engineName, kvCacheTokens, measuredAtLocal, protocol, format }).toEqual({
    format: 'llm-inference-bench',
    servedName: 'round-model',
    engineName: 'vllm',
    kvCacheTokens: 40000,
    measuredAtLocal: '2026-01-02T03:04:05',
    protocol: {
      tool: 'llm-inference-bench',
      toolVersion: '0.6.2',
      measurementKind: 'sustained',
      decodeTest: 'Fixed duration',
      prefillMode: 'Measured during decode warm-up',
      secondsPerMeasurement: 30,
      maxOutputTokens: 2048,
      additional: [
        { label: 'Temperature', value: '0.6' },
        ignoresEnd,
        { label: 'Prefill method', value: 'integrated_scout' },
      ],
    },
  });
});

test('reads an unversioned file as sustained decode, of an engine that it does not name', () => {
  const { engineName, kvCacheTokens, protocol } = partOf(fixture('unversioned-14-keys'));

  expect({ engineName, kvCacheTokens }).toEqual({ engineName: null, kvCacheTokens: 40000 });
  expect(protocol).toMatchObject({
    toolVersion: null,
    measurementKind: 'sustained',
    decodeTest: 'Fixed duration',
    prefillMode: null,
    additional: [],
  });
});

test('takes 0 samples of a prefill that was measured for unknown', () => {
  const prefill = { '8192': { tok_per_sec: 8000, ttft_seconds: 1, samples: 0 } };
  const metadata = { context_lengths: [8192], concurrency_levels: [1] };
  const text = JSON.stringify({ metadata, prefill, results: [], summary_table: {} });
  expect(partOf(text).prefill).toMatchObject([{ status: 'valid', completedRequests: null }]);
});

test('takes a fixed number of requests for a burst, without seconds', () => {
  expect(partOf(fixture('request-count')).protocol).toMatchObject({
    measurementKind: 'burst',
    decodeTest: 'Fixed number of requests',
    secondsPerMeasurement: null,
    additional: [
      ignoresEnd,
      { label: 'Requests per measurement', value: '10' },
      { label: 'Warm-up requests', value: '2' },
      { label: 'Prefill method', value: 'integrated_scout' },
    ],
  });
});

test('has no decode test where only prefill was measured', () => {
  expect(partOf(fixture('prefill-only')).protocol).toMatchObject({
    decodeTest: null,
    prefillMode: 'Measured apart from decode, with cold prompts',
    secondsPerMeasurement: null,
    maxOutputTokens: null,
    additional: [{ label: 'Prefill method', value: 'client' }],
  });
});

test('keeps bursts apart from sustained decode', () => {
  expect(partOf(fixture('version-0.5.2-bursts')).bursts.map(cellLine)).toEqual([
    '8K ×1 valid (Valid) 20 25 500 40 1 5 600 30',
    '8K ×2 valid (Valid) 32 20 1000 50 2 10 960 30',
    '16K ×1 valid (Valid) 18 20 500 50 1 5 540 30',
    '16K ×2 over-capacity (Over capacity)',
  ]);
  expect(partOf(fixture('version-0.4.1')).bursts).toEqual([]);
});

test('reads percentiles, speculative decoding and power where they are', () => {
  const [first, second] = partOf(fixture('version-0.6.2-83-keys')).decode;
  const [oldest] = partOf(fixture('unversioned-14-keys')).decode;

  expect(first).toMatchObject({
    percentiles: { ttftP90Ms: 150, ttftP99Ms: 200, interTokenLatencyP90Ms: 60, interTokenLatencyP99Ms: 80 },
    speculation: { acceptanceLength: 3.5, acceptanceRate: 0.625, stepsPerSecond: 8 },
    gpuPowerW: 900.5,
  });
  expect(second).toMatchObject({
    speculation: { acceptanceLength: 1, acceptanceRate: null, stepsPerSecond: null },
  });
  expect(oldest).toMatchObject({
    percentiles: {
      ttftP90Ms: null,
      ttftP99Ms: 200,
      interTokenLatencyP90Ms: null,
      interTokenLatencyP99Ms: null,
    },
  });
  expect(oldest).not.toHaveProperty('speculation');
  expect(oldest).not.toHaveProperty('gpuPowerW');
});

describe('one change to a sound file', () => {
  test.each([
    { from: '"temperature": 0.0', to: '"temperature": null', additional: [ignoresEnd] },
    {
      from: '"ignore_eos": true',
      to: '"ignore_eos": false',
      additional: [
        { label: 'Temperature', value: '0' },
        { label: 'End of an answer', value: 'Where the model ends it' },
      ],
    },
    {
      from: '"metrics_available": true',
      to: '"metrics_available": false, "forced_token_id": 42',
      additional: [
        { label: 'Temperature', value: '0' },
        ignoresEnd,
        { label: 'Forced token', value: '42, which every answer repeats' },
        { label: 'Server metrics', value: 'Not available: active requests were not counted' },
      ],
    },
  ])('$to is told', ({ from, to, additional }) => {
    expect(partOf(loop.replace(from, () => to)).protocol.additional).toEqual([
      ...additional,
      { label: 'Prefill method', value: 'integrated_scout' },
    ]);
  });

  test.each([
    { from: '"0.6.0"', to: '"v0.6.1-rc1"', expected: { toolVersion: '0.6.1-rc1' } },
    { from: '"0.6.0"', to: '""', expected: { toolVersion: null } },
    { from: '"integrated_decode_scout"', to: '"skipped"', expected: { prefillMode: 'Skipped' } },
    { from: '"max_tokens": 2048', to: '"max_tokens": 0', expected: { maxOutputTokens: null } },
    {
      from: '"duration_per_test": 30.0',
      to: '"duration_per_test": 2e1',
      expected: { secondsPerMeasurement: 20 },
    },
  ])('$from as $to', ({ from, to, expected }) => {
    expect(partOf(loop.replace(from, () => to)).protocol).toMatchObject(expected);
  });

  test('levels that were not said to be planned are those of the results', () => {
    const text = loop.replace('"concurrency_levels"', '"levels"');

    expect(partOf(text).decode).toEqual(
      partOf(loop).decode.map((cell) => ({ ...cell, sourceLine: cell.sourceLine - 1 })),
    );
  });

  test('a proxy is no engine', () => {
    expect(partOf(fixture('minified-proxy')).engineName).toBeNull();
    expect(partOf(loop.replace('"vllm"', '"sglang"')).engineName).toBe('sglang');
  });

  test('the summary calls a cell invalid', () => {
    const text = loop.replace(
      '"16384": {\n      "1": null,\n      "2": 30.0',
      '"16384": {\n      "1": null,\n      "2": null',
    );

    expect(text).not.toBe(loop);
    expect(partOf(text).decode.map(cellLine).at(-1)).toBe('16K ×2 error (Error) —');
  });

  test('a total is checked against its tokens only where the tool counted both in one window', () => {
    const wrong = fixture('total-that-is-not-tokens-by-seconds');

    expect(readJson(wrong.replaceAll('measurement_wall_seconds', 'other_seconds')).problems).toBe('');
    expect(readJson(wrong.replaceAll('openai_continuous_usage', 'prometheus_fallback')).problems).toBe('');
  });
});

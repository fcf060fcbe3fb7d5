import { expect, test } from 'vitest';
import { engineRows, hardwareRows, protocolRows } from '../../src/share/panel-rows.ts';
import { kimi } from '../figures/golden-runs.ts';

const additional = [{ label: 'Driver', value: '580.95' }];

test('the machine stands with its memory taken apart and what else the source says', () => {
  expect(hardwareRows({ ...kimi.hardware, additional })).toEqual([
    { label: 'GPU', text: 'H200 SXM' },
    { label: 'GPU count', text: '8' },
    { label: 'VRAM', text: '1,128 GB (8 × 141 GB)' },
    { label: 'Type', text: 'Discrete GPU' },
    { label: 'OS', text: 'linux' },
    { label: 'Driver', text: '580.95' },
  ]);
});

test.each([
  [{ vramGb: null, vramPerGpuGb: null }, '—'],
  [{ vramGb: 80, vramPerGpuGb: null }, '80 GB'],
  [{ vramGb: 1128, vramPerGpuGb: 141 }, '1,128 GB (8 × 141 GB)'],
])('the memory of %j is "%s"', (memory, text) => {
  const rows = hardwareRows({ ...kimi.hardware, ...memory });
  expect(rows.find(({ label }) => label === 'VRAM')?.text).toBe(text);
});

test.each([
  [
    'github.com/vllm-project/vllm',
    { text: 'vllm-project/vllm', href: 'https://github.com/vllm-project/vllm' },
  ],
  ['gitlab.com/a/b', { text: 'gitlab.com/a/b', href: 'https://gitlab.com/a/b' }],
  ['internal fork', { text: 'internal fork' }],
  ['javascript:alert(1)', { text: 'javascript:alert(1)' }],
  ['x.org/a"onclick="b', { text: 'x.org/a"onclick="b' }],
  ['user@evil.org/x', { text: 'user@evil.org/x' }],
  [null, { text: '—' }],
])('the repository %j is shown as %j', (repository, shown) => {
  const rows = engineRows({ model: kimi.model, engine: { ...kimi.engine, repository } });
  expect(rows.find(({ label }) => label === 'Repository')).toEqual({ label: 'Repository', ...shown });
});

test('what is unknown of engine and run is a dash', () => {
  const engine = { ...kimi.engine, version: null, quantization: null, backend: null, build: null };
  const rows = engineRows({ engine, model: { ...kimi.model, revision: null } });
  expect(rows.map(({ text }) => text)).toEqual([
    'vllm',
    '—',
    '—',
    '—',
    'vllm-project/vllm',
    'nvidia/Kimi-K2.6-DFlash',
    '—',
  ]);
  const protocol = {
    ...kimi.protocol,
    toolVersion: null,
    decodeTest: null,
    prefillMode: null,
    secondsPerMeasurement: null,
    maxOutputTokens: null,
    additional,
  };
  expect(protocolRows({ protocol, publication: kimi.publication })).toEqual([
    { label: 'Tool', text: 'llm-inference-bench' },
    { label: 'Decode test', text: '—' },
    { label: 'Prefill', text: '—' },
    { label: 'Time per measurement', text: '—' },
    { label: 'Max output', text: '—' },
    { label: 'Measured', text: '—' },
    { label: 'Published by', text: '—' },
    { label: 'Driver', text: '580.95' },
  ]);
});

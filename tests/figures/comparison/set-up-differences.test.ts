import { expect, test } from 'vitest';
import { setUpDifferences } from '../../../src/figures/comparison/set-up-differences.ts';
import { inkling, kimi } from '../golden-runs.ts';
import { ragged, regular } from './comparison-runs.ts';

const rows = (...runs: Parameters<typeof setUpDifferences>[0][number][]) => setUpDifferences(runs);

test('puts the subject first, then confounders, then what differs without bearing, then what is the same', () => {
  expect(
    rows(kimi, inkling).map(({ label, role, same }) => `${label}: ${role}${same ? ', same' : ''}`),
  ).toEqual([
    'Model: subject',
    'Quantization: confounder',
    'Speculative decoding: confounder',
    'Eager mode: confounder',
    'Max model length: confounder',
    'GPU memory utilization: confounder',
    'Max batched tokens: confounder',
    'Other launch settings: confounder',
    'Served name: neutral',
    'Drafter: neutral',
    ...['Revision', 'GPU', 'GPU count', 'VRAM per GPU', 'OS', 'Engine', 'Engine version', 'Backend'].map(
      (label) => `${label}: neutral, same`,
    ),
    ...['Repository', 'Build', 'Tool', 'Tool version', 'Kind of measurement', 'Decode test'].map(
      (label) => `${label}: neutral, same`,
    ),
    ...['Prefill mode', 'Time per measurement', 'Max output', 'Tensor parallelism'].map(
      (label) => `${label}: neutral, same`,
    ),
    ...['Pipeline parallelism', 'Data parallelism', 'Expert parallelism', 'KV-cache type'].map(
      (label) => `${label}: neutral, same`,
    ),
    ...['Max sequences at once', 'Prefix caching'].map((label) => `${label}: neutral, same`),
  ]);
});

test('has the fields that only these sources give, and none that no run gives', () => {
  const driver = { label: 'Driver', value: '580.95' };
  const withDriver = { ...kimi, hardware: { ...kimi.hardware, os: null, additional: [driver] } };
  const without = { ...kimi, hardware: { ...kimi.hardware, os: null } };
  const found = rows(withDriver, without);
  expect(found.find(({ label }) => label === 'Driver')).toMatchObject({
    aspect: 'hardware: Driver',
    role: 'neutral',
    same: false,
    values: [
      { text: '580.95', state: 'known' },
      { text: null, state: 'unknown' },
    ],
  });
  expect(found.some(({ label }) => label === 'OS')).toBe(false);
});

test('says of a missing launch command that it was not published, before what is the same', () => {
  const found = rows(regular, { ...regular, launchCommand: null });
  expect(found[0]).toMatchObject({
    label: 'Tensor parallelism',
    role: 'confounder',
    values: [{ text: 'not set (1)' }, { text: null, state: 'not-published' }],
  });
});

test('marks values against the baseline', () => {
  const tool = setUpDifferences([regular, ragged, kimi], 1).find(({ label }) => label === 'Tool');
  expect(tool?.values.map(({ text, sameAsBaseline }) => [text, sameAsBaseline])).toEqual([
    ['llm-inference-bench', false],
    ['another-bench', true],
    ['llm-inference-bench', false],
  ]);
});

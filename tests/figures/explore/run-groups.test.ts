import { expect, test } from 'vitest';
import {
  hardwareSlug,
  modelSlug,
  runsByHardware,
  runsByModel,
} from '../../../src/figures/explore/run-groups.ts';
import { inkling, kimi } from '../golden-runs.ts';

const named = (name: string) => ({ model: { name } });
const on = (gpu: string, gpuCount: number, vramPerGpuGb: number | null) => ({
  hardware: { gpu, gpuCount, vramPerGpuGb },
});

test.each([
  ['Kimi-K2.6', 'kimi-k2.6'],
  ['Kimi K2.6', 'kimi-k2.6'],
  ['…', 'other'],
])('the model %j is in the group %j', (name, group) => {
  expect(modelSlug(named(name))).toBe(group);
});

test.each([
  [on('H200 SXM', 8, 141), 'h200-sxm-141gb-x8'],
  [on('RTX 4090', 1, 23.99), 'rtx-4090-23.99gb-x1'],
  [on('A100', 4, null), 'a100-x4'],
  [on('—', 1, null), 'other-x1'],
])('%j is in the group %j', (run, group) => {
  expect(hardwareSlug(run)).toBe(group);
});

test('groups stand in the order of their names, runs in the order given', () => {
  const runs = [named('Qwen-10B'), named('Qwen-9B'), named('qwen 10B')];
  expect(runsByModel(runs)).toEqual([
    { slug: 'qwen-9b', runs: [runs[1]] },
    { slug: 'qwen-10b', runs: [runs[0], runs[2]] },
  ]);
});

test('the published runs share a machine', () => {
  expect(runsByHardware([inkling, kimi])).toEqual([{ slug: 'h200-sxm-141gb-x8', runs: [inkling, kimi] }]);
  expect(runsByHardware([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { setUpKeys } from '../../../src/figures/history/set-up-keys.ts';
import type { Run } from '../../../src/run/run.ts';
import { kimi } from '../golden-runs.ts';

const first: Run = { ...kimi, launchCommand: 'vllm serve m --max-model-len 8K --port 8000' };

const { model, hardware, engine, protocol, publication } = first;

test.each<readonly [string, Partial<Run>]>([
  ['the model', { model: { ...model, name: 'Other' } }],
  ['the GPU', { hardware: { ...hardware, gpu: 'H100 SXM' } }],
  ['the number of GPUs', { hardware: { ...hardware, gpuCount: 4 } }],
  ['the memory of a GPU', { hardware: { ...hardware, vramPerGpuGb: 80 } }],
  ['the engine', { engine: { ...engine, name: 'sglang' } }],
  ['the quantization', { engine: { ...engine, quantization: 'FP8' } }],
  ['the kind of measurement', { protocol: { ...protocol, measurementKind: 'burst' } }],
  ['the tool', { protocol: { ...protocol, tool: 'other-bench' } }],
])('runs that differ in %s are of two subjects', (_what, changes) => {
  expect(setUpKeys({ ...first, ...changes }).subject).not.toBe(setUpKeys(first).subject);
});

test.each<readonly [string, Partial<Run>]>([
  ['a launch setting', { launchCommand: 'vllm serve m --max-model-len 16K' }],
  ['a flag that this site does not know', { launchCommand: 'vllm serve m --max-model-len 8K --new-flag' }],
  ['a variable of the environment', { launchCommand: 'env VLLM_X=1 vllm serve m --max-model-len 8K' }],
  ['the time of a measurement', { protocol: { ...protocol, secondsPerMeasurement: 60 } }],
  ['the longest answer', { protocol: { ...protocol, maxOutputTokens: 512 } }],
  ['the backend', { engine: { ...engine, backend: 'rocm' } }],
  ['whether a setting is given at all', { protocol: { ...protocol, decodeTest: null } }],
])('runs that differ in %s are two set-ups of one subject', (_what, changes) => {
  const other = setUpKeys({ ...first, ...changes });
  expect(other.subject).toBe(setUpKeys(first).subject);
  expect(other.setUp).not.toBe(setUpKeys(first).setUp);
});

test.each<readonly [string, Partial<Run>]>([
  ['the version of the engine', { engine: { ...engine, version: '0.30.0' } }],
  ['its build', { engine: { ...engine, build: 'cuda-13.3' } }],
  ['the version of the tool', { protocol: { ...protocol, toolVersion: '0.7.0' } }],
])('runs that differ in %s are one set-up, but no repeats', (_what, changes) => {
  const other = setUpKeys({ ...first, ...changes });
  expect(other.setUp).toBe(setUpKeys(first).setUp);
  expect(other.repeat).not.toBe(setUpKeys(first).repeat);
});

test.each<readonly [string, Partial<Run>]>([
  ['the date', { publication: { ...publication, measuredAt: '2026-10-01' } }],
  ['the served name', { model: { ...model, servedName: 'other/name' } }],
  ['the operating system', { hardware: { ...hardware, os: 'windows' } }],
  ['the port of the server', { launchCommand: 'vllm serve m --max-model-len 8192 --port 9000' }],
  ['the case of a name', { engine: { ...engine, name: 'vLLM' } }],
])('runs that differ in %s alone are repeats', (_what, changes) => {
  expect(setUpKeys({ ...first, ...changes })).toEqual(setUpKeys(first));
});

test.each([
  ['not published', null],
  ['not readable', 'vllm serve "m'],
])('a launch command that is %s leaves the set-up unknown', (_why, launchCommand) => {
  expect(setUpKeys({ ...first, launchCommand })).toEqual({
    subject: setUpKeys(first).subject,
    setUp: null,
    repeat: null,
  });
});

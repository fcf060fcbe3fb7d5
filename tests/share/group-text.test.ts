import { expect, test } from 'vitest';
import {
  countOf,
  groupName,
  namesInGroup,
  periodText,
  runCount,
  shortNames,
} from '../../src/share/group-text.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

test('a group is called after what its runs share', () => {
  expect(groupName(kimi, 'model')).toBe('Kimi-K2.6');
  expect(groupName(kimi, 'hardware')).toBe('H200 SXM 141GB ×8');
});

test('a run is called after what it does not share with its group', () => {
  const smaller = { ...kimi, hardware: { ...kimi.hardware, gpuCount: 4 } };
  expect([kimi, inkling].map(namesInGroup([kimi, inkling], 'hardware'))).toEqual([
    'Kimi-K2.6, vllm 0.29.0, INT4',
    'Inkling-Small, vllm 0.29.0, BF16',
  ]);
  expect([kimi, smaller].map(namesInGroup([kimi, smaller], 'model'))).toEqual([
    'H200 SXM 141GB ×8, vllm 0.29.0, INT4',
    'H200 SXM 141GB ×4, vllm 0.29.0, INT4',
  ]);
  expect([kimi, smaller].map(shortNames([kimi, smaller], 'model'))).toEqual([
    'H200 SXM 141GB ×8',
    'H200 SXM 141GB ×4',
  ]);
});

test('where all share the model and the machine, runs are called after engine and date', () => {
  const later = { ...inkling, publication: { ...inkling.publication, measuredAt: '2026-10-01' } };
  const older = { ...inkling, engine: { ...inkling.engine, version: null } };
  const runs = [inkling, later, older];
  expect(runs.map(namesInGroup(runs, 'model'))).toEqual([
    'vllm 0.29.0, BF16, Sep 17, 2026',
    'vllm 0.29.0, BF16, Oct 1, 2026',
    'vllm, BF16',
  ]);
  expect(runs.map(shortNames(runs, 'model'))).toEqual(['vllm 0.29.0', 'vllm 0.29.0', 'vllm']);
});

test('one is counted in the singular', () => {
  expect([countOf(1, 'model'), countOf(2, 'hardware'), runCount(1), runCount(1200)]).toEqual([
    '1 model',
    '2 machines',
    '1 run',
    '1,200 runs',
  ]);
});

test('the period of runs reaches from the first date to the last', () => {
  const later = { ...inkling, publication: { ...inkling.publication, measuredAt: '2026-10-01' } };
  expect(periodText([kimi, later, inkling])).toBe('measured Sep 17, 2026 – Oct 1, 2026');
  expect(periodText([kimi, inkling])).toBe('measured Sep 17, 2026');
  expect(periodText([kimi])).toBeNull();
});

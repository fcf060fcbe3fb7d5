import { expect, test } from 'vitest';
import { similarRuns } from '../../../src/figures/comparison/similar-runs.ts';
import type { Run } from '../../../src/run/run.ts';
import { inkling, kimi } from '../golden-runs.ts';

const again: Run = { ...kimi, id: 'again' };
const upgraded: Run = { ...kimi, id: 'upgraded', engine: { ...kimi.engine, version: '0.30.0' } };
const quantized: Run = { ...kimi, id: 'quantized', engine: { ...kimi.engine, quantization: 'FP8' } };
const half: Run = { ...kimi, id: 'half', hardware: { ...kimi.hardware, gpuCount: 4 } };
const elsewhere: Run = {
  ...inkling,
  id: 'elsewhere',
  hardware: { ...inkling.hardware, gpu: 'MI300X' },
  engine: { ...inkling.engine, name: 'sglang', quantization: null },
};
const otherKind: Run = {
  ...again,
  id: 'kind',
  protocol: { ...kimi.protocol, measurementKind: 'end-to-end' },
};

test('orders runs from the nearest, with the reason', () => {
  const others = [otherKind, elsewhere, inkling, half, quantized, upgraded, again, kimi];
  expect(similarRuns(kimi, others).map(({ run, reason }) => `${run.id}: ${reason}`)).toEqual([
    'again: same model, machine, engine and quantization',
    'upgraded: same model, machine, engine and quantization, other engine version',
    'quantized: same model, machine and engine, other quantization',
    'half: same model, engine and quantization, other number of GPUs',
    'inkling-small-h200x8: same machine and engine, other model and quantization',
    'elsewhere: other model, machine and engine',
    'kind: same model, machine, engine and quantization, another kind of measurement',
  ]);
});

test('orders equally near runs by id', () => {
  const twins = ['b', 'c', 'a'].map((id): Run => ({ ...kimi, id }));
  expect(similarRuns(kimi, twins).map(({ run }) => run.id)).toEqual(['a', 'b', 'c']);
});

test('gives the first few as they stand among all', () => {
  const others = [otherKind, elsewhere, inkling, half, quantized, upgraded, again, kimi];
  for (const count of [1, 3, 7, 9])
    expect(similarRuns(kimi, others, count)).toEqual(similarRuns(kimi, others).slice(0, count));
});

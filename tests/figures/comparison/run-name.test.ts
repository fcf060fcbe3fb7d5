import { expect, test } from 'vitest';
import { runNames } from '../../../src/figures/comparison/run-name.ts';
import type { Run } from '../../../src/run/run.ts';
import { inkling, kimi } from '../golden-runs.ts';

const names = (...runs: Run[]): string[] => runNames(runs).map(({ letter, name }) => `${letter} ${name}`);

const engine = (changes: Partial<Run['engine']>, id = kimi.id): Run => ({
  ...kimi,
  id,
  engine: { ...kimi.engine, ...changes },
});

test('are the models where these differ, with a letter by place', () => {
  expect(names(kimi, inkling)).toEqual(['A Kimi-K2.6', 'B Inkling-Small']);
});

test('add what differs to runs of one model, and to them alone', () => {
  expect(names(kimi, inkling, engine({ quantization: 'BF16' }))).toEqual([
    'A Kimi-K2.6 (INT4)',
    'B Inkling-Small',
    'C Kimi-K2.6 (BF16)',
  ]);
});

test.each<[string, Run, string]>([
  ['the GPU', { ...kimi, hardware: { ...kimi.hardware, gpu: 'B200' } }, '(H200 SXM) (B200)'],
  ['how many GPUs', { ...kimi, hardware: { ...kimi.hardware, gpuCount: 4 } }, '(×8) (×4)'],
  ['the engine version', engine({ version: '0.28.0' }), '(vllm 0.29.0) (vllm 0.28.0)'],
  ['an unknown quantization', engine({ quantization: null }), '(INT4) (quantization not known)'],
  [
    'the launch command',
    { ...kimi, launchCommand: (kimi.launchCommand ?? '').replace('--enforce-eager', '') },
    '(eager mode on) (eager mode off)',
  ],
  [
    'the launch command, published or not',
    { ...kimi, launchCommand: null },
    '(speculative decoding dflash, 8 tokens) (speculative decoding not known)',
  ],
  ['nothing but the id', { ...kimi, id: 'kimi-again' }, '(kimi-k2.6-h200x8) (kimi-again)'],
])('tell apart by %s', (_what, other, expected) => {
  expect(
    runNames([kimi, other])
      .map(({ name }) => name.replace('Kimi-K2.6 ', ''))
      .join(' '),
  ).toBe(expected);
});

test('take more than one difference where one is not enough', () => {
  const runs = [
    engine({ quantization: 'INT4', version: '1' }),
    engine({ quantization: 'INT4', version: '2' }),
    engine({ quantization: 'BF16', version: '1' }),
    engine({ quantization: 'BF16', version: '2' }),
  ];
  expect(names(...runs)).toEqual([
    'A Kimi-K2.6 (INT4, vllm 1)',
    'B Kimi-K2.6 (INT4, vllm 2)',
    'C Kimi-K2.6 (BF16, vllm 1)',
    'D Kimi-K2.6 (BF16, vllm 2)',
  ]);
});

import { expect, test } from 'vitest';
import { coverage } from '../../../src/figures/comparison/coverage.ts';
import type { Run } from '../../../src/run/run.ts';
import { inkling, kimi } from '../golden-runs.ts';
import { syntheticRun } from '../synthetic-run.ts';
import { cell, failing, ragged, regular } from './comparison-runs.ts';

const sentences = (...runs: Run[]): string[] => coverage(runs).map(({ sentence }) => sentence);

test('of Kimi and Inkling, with the reason that the launch command shows', () => {
  expect(sentences(kimi, inkling)).toEqual([
    'Only Kimi-K2.6 has decode at 251K.',
    'Only Inkling-Small has decode at 256K, 512K and 1019K.',
    'Kimi-K2.6 was launched for at most 262,144 tokens: 256K, 512K and 1019K with 4,096 tokens of output are longer.',
    '251K (Kimi-K2.6) and 256K (Inkling-Small) are different contexts, 257,024 and 262,144 tokens, and are not joined.',
    'Of the 48 cells of Kimi-K2.6, 28 are over capacity.',
    'Of the 64 cells of Inkling-Small, 28 are over capacity.',
    'Only Kimi-K2.6 has prefill at 251K.',
    'Only Inkling-Small has prefill at 512K, 1019K and 1024K.',
  ]);
});

test('of three ragged runs, with gaps, failures and figures that were not recorded', () => {
  expect(sentences(regular, ragged, failing)).toEqual([
    'Only Ragged has decode at 32K.',
    'Only Failing has decode at a concurrency of 3.',
    'The matrix of Ragged lacks 8K × 4, 32K × 2 and 32K × 4.',
    'The matrix of Failing lacks 8K × 4 and 16K × 3.',
    'Of the 6 cells of Regular, 1 is over capacity.',
    'Of the 6 cells of Ragged, 1 failed.',
    'Of the 6 cells of Failing, 1 did not hold the load, 1 was skipped, 1 was not run, 1 has a status that this site does not know, 1 failed and 1 is over capacity.',
    'Failing did not record TTFT.',
    'Only Regular and Ragged have prefill at 8K.',
    'Only Regular has prefill at 16K.',
    'Only Ragged has prefill at 32K.',
  ]);
});

test('names the runs by index', () => {
  expect(coverage([regular, ragged, failing])[0]).toEqual({
    about: 'context',
    runs: [1],
    sentence: 'Only Ragged has decode at 32K.',
  });
});

test('counts gaps where there are many', () => {
  const diagonal = syntheticRun({
    decode: [1, 2, 4].map((factor) => cell(factor * 1024, factor, [1])),
    launchCommand: null,
  });
  expect(sentences(diagonal, { ...diagonal, id: 'again' })[0]).toBe(
    'The matrix of M (kimi-k2.6-h200x8) lacks 6 cells.',
  );
});

test('is silent where all cover the same, and without decode', () => {
  const whole = syntheticRun({ decode: [cell(1024, 1, [1])] });
  expect(sentences(whole, { ...whole, id: 'again' })).toEqual([]);
  expect(sentences(syntheticRun({}), syntheticRun({ id: 'again' }))).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import {
  fieldsFromAddress,
  standardFields,
  workloadOf,
  type WorkloadFields,
} from '../../src/components/workload/workload-state.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { measuredCell, overCapacityCell, syntheticRun } from '../figures/synthetic-run.ts';

const standard: WorkloadFields = { prompt: '32K', prefix: 'cached', answer: '500', people: '4' };

const read = (search: string) => fieldsFromAddress(new URLSearchParams(search), standard);

describe('standardFields', () => {
  test('asks both runs for 4 people with 32K of cached prompt', () => {
    expect(standardFields(kimi)).toEqual(standard);
    expect(standardFields(inkling)).toEqual(standard);
  });

  test('asks a run without 32K × 4 for its first measured cell', () => {
    const decode = [
      overCapacityCell(32_768, 4),
      measuredCell(16_384, 2, { decodeTokPerSec: 50 }),
      measuredCell(8192, 1, { decodeTokPerSec: 30 }),
    ];
    expect(standardFields(syntheticRun({ decode }))).toEqual({ ...standard, prompt: '16K', people: '2' });
  });

  test('asks for some prompt where the first measured cell has none', () => {
    const decode = [0, 8192].map((tokens) => measuredCell(tokens, 1, { decodeTokPerSec: 30 }));
    expect(standardFields(syntheticRun({ decode })).prompt).toBe('8K');
  });

  test('asks a run without figures for one person', () => {
    expect(standardFields(syntheticRun({}))).toEqual({ ...standard, people: '1' });
  });
});

describe('workloadOf', () => {
  test('reads the fields as a workload', () => {
    expect(workloadOf({ prompt: '64K', prefix: 'cold', answer: '1,000', people: ' 12 ' })).toEqual({
      promptTokens: 65_536,
      answerTokens: 1000,
      people: 12,
      cached: false,
    });
  });

  test.each([
    ['prompt', ''],
    ['prompt', 'long'],
    ['answer', '0'],
    ['answer', '-5'],
    ['people', ''],
    ['people', '0'],
    ['people', '2.5'],
    ['people', '4K'],
    ['people', '1000000'],
  ])('is no workload where %s is %j', (key, text) => {
    expect(workloadOf({ ...standard, [key]: text })).toBeNull();
  });
});

describe('fieldsFromAddress', () => {
  test('takes what the address gives and leaves the rest standard', () => {
    expect(read('prompt=64K&people=2')).toEqual({
      fields: { ...standard, prompt: '64K', people: '2' },
      unknown: [],
    });
    expect(read('prefix=cold&answer=1,000').fields).toEqual({ ...standard, prefix: 'cold', answer: '1,000' });
    expect(read('')).toEqual({ fields: standard, unknown: [] });
  });

  test.each([
    ['prompt=lots', ['prompt']],
    ['prompt=', ['prompt']],
    ['prefix=warm', ['prefix']],
    ['answer=0', ['answer']],
    ['people=-1', ['people']],
    ['people=0', ['people']],
    ['people=all&prompt=x&prefix=y&answer=z', ['people', 'prompt', 'prefix', 'answer']],
  ])('names what %j does not say, and takes the standard there', (search, unknown) => {
    expect(read(search)).toEqual({ fields: standard, unknown });
  });

  test('keeps the sound parts of an address whose other parts are not', () => {
    expect(read('prompt=64K&people=many')).toEqual({
      fields: { ...standard, prompt: '64K' },
      unknown: ['people'],
    });
  });
});

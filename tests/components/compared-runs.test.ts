import { describe, expect, test } from 'vitest';
import { baselineIndex, comparedRuns, runsOf } from '../../src/components/comparison/compared-runs.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

describe('comparedRuns', () => {
  test('divides by the first run where no other is asked for', () => {
    const compared = comparedRuns([kimi, inkling], null);
    expect(compared?.all.map(({ name, letter, series }) => [name, letter, series])).toEqual([
      ['Kimi-K2.6', 'A', 'run-a'],
      ['Inkling-Small', 'B', 'run-b'],
    ]);
    expect(compared?.baseline.run).toBe(kimi);
    expect(compared?.others.map(({ run }) => run)).toEqual([inkling]);
  });

  test('takes the baseline that is asked for and keeps order and colours', () => {
    const compared = comparedRuns([kimi, inkling], inkling.id);
    if (compared === null) throw new Error('two runs are no comparison');
    expect(compared.baseline).toMatchObject({ run: inkling, series: 'run-b' });
    expect(compared.others.map(({ name }) => name)).toEqual(['Kimi-K2.6']);
    expect(baselineIndex(compared)).toBe(1);
    expect(runsOf(compared)).toEqual([kimi, inkling]);
  });

  test('falls back to the first run where the baseline is none of them', () => {
    expect(comparedRuns([inkling, kimi], 'gone')?.baseline.run).toBe(inkling);
  });

  test('tells two runs of one model apart', () => {
    const other = { ...kimi, id: 'kimi-fp8', engine: { ...kimi.engine, quantization: 'FP8' } };
    const names = comparedRuns([kimi, other], null)?.all.map(({ name }) => name);
    expect(names).toEqual(['Kimi-K2.6 (INT4)', 'Kimi-K2.6 (FP8)']);
  });

  test('is nothing where there are no runs', () => {
    expect(comparedRuns([], null)).toBeNull();
  });
});

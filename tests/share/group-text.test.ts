import { expect, test } from 'vitest';
import { countOf, groupName, nameInGroup, periodText, runCount } from '../../src/share/group-text.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

test('a run is called after its machine among those of its model, and the other way round', () => {
  expect(groupName(kimi, 'model')).toBe('Kimi-K2.6');
  expect(nameInGroup(kimi, 'model')).toBe('H200 SXM 141GB ×8, vllm 0.29.0, INT4');
  expect(groupName(kimi, 'hardware')).toBe('H200 SXM 141GB ×8');
  expect(nameInGroup(kimi, 'hardware')).toBe('Kimi-K2.6, vllm 0.29.0, INT4');
});

test('what is not known of an engine is left out of the name', () => {
  const run = { ...kimi, engine: { ...kimi.engine, version: null, quantization: null } };
  expect(nameInGroup(run, 'hardware')).toBe('Kimi-K2.6, vllm');
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

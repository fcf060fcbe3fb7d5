import { describe, expect, test } from 'vitest';
import { nearestIds } from '../../src/components/compare-page/nearest-ids.ts';

const ids = ['inkling-small-h200x8', 'kimi-k2.6-h200x8', 'kimi-k2.6-h100x8', 'llama-4-b200x1'];

describe('nearestIds', () => {
  test('gives the three most alike, the most alike first', () => {
    expect(nearestIds('kimi-k2.7-h200x8', ids)).toEqual([
      'kimi-k2.6-h200x8',
      'kimi-k2.6-h100x8',
      'inkling-small-h200x8',
    ]);
  });

  test('orders those that are as near by name, whatever the order of the list', () => {
    expect(nearestIds('run-0', ['run-3', 'run-1', 'run-2', 'run-4'])).toEqual(['run-1', 'run-2', 'run-3']);
  });

  test('gives what there is', () => {
    expect(nearestIds('kimi', ['inkling-small-h200x8'])).toEqual(['inkling-small-h200x8']);
    expect(nearestIds('kimi', [])).toEqual([]);
  });

  test('leaves the list as it was', () => {
    const list = Object.freeze(['b', 'a']);
    expect(nearestIds('a', list)).toEqual(['a', 'b']);
  });
});

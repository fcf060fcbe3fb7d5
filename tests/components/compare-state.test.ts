import { describe, expect, test } from 'vitest';
import {
  compareParameters,
  readCompareState,
  type CompareState,
} from '../../src/components/compare-page/compare-state.ts';

const read = (search: string) => readCompareState(new URLSearchParams(search));

const plain: CompareState = { runs: ['a', 'b'], baseline: null, metric: 'throughput', concurrency: null };

describe('readCompareState', () => {
  test.each([
    ['runs=a,b', plain],
    ['runs=a%2Cb', plain],
    ['runs=a&runs=b', plain],
    ['runs=+a+,,b,a', plain],
    ['runs=a,b&metric=throughput', plain],
    ['runs=b,a', { ...plain, runs: ['b', 'a'] }],
    ['runs=a,b&baseline=b', { ...plain, baseline: 'b' }],
    ['runs=a,b&metric=ttft&concurrency=16', { ...plain, metric: 'ttft', concurrency: 16 }],
    ['runs=a,b,c,d', { ...plain, runs: ['a', 'b', 'c', 'd'] }],
    ['runs=a', { ...plain, runs: ['a'] }],
    ['', { ...plain, runs: [] }],
  ])('reads %j without a note', (search, state) => {
    expect(read(search)).toEqual({ state, notes: [] });
  });

  test.each([
    ['runs=a,b,c,d,e', 'A comparison has at most 4 runs; e is left out.'],
    ['runs=a,b,c,d,e,f', 'A comparison has at most 4 runs; e, f are left out.'],
    [
      'runs=a,b&metric=tpot',
      'There is no metric “tpot”. There are: throughput, per-request, ttft, inter-token-latency.',
    ],
    ['runs=a,b&concurrency=many', 'The concurrency “many” is not a number of requests.'],
    ['runs=a,b&concurrency=0', 'The concurrency “0” is not a number of requests.'],
    ['runs=a,b&concurrency=', 'The concurrency “” is not a number of requests.'],
    ['runs=a,b&baseline=c', 'The baseline “c” is none of the runs.'],
    ['runs=a,b,c,d,e&baseline=e', 'The baseline “e” is none of the runs.'],
  ])('says what it passes over in %j', (search, note) => {
    const { state, notes } = read(search);
    expect(notes).toContain(note);
    expect({ ...state, runs: state.runs.slice(0, 2) }).toEqual(plain);
  });

  test('says everything that it passes over', () => {
    expect(read('runs=a,b,c,d,e&metric=x&concurrency=y&baseline=z').notes).toHaveLength(4);
  });
});

describe('compareParameters', () => {
  test('leaves the defaults out', () => {
    expect(compareParameters(plain)).toEqual({
      runs: 'a,b',
      baseline: null,
      metric: null,
      concurrency: null,
    });
    expect(compareParameters({ ...plain, baseline: 'a' }).baseline).toBeNull();
    expect(compareParameters({ ...plain, runs: [] }).runs).toBeNull();
  });

  test.each([
    plain,
    { ...plain, baseline: 'b' },
    { runs: ['d', 'c', 'b', 'a'], baseline: 'a', metric: 'inter-token-latency', concurrency: 128 },
  ] satisfies CompareState[])('is read back as it was: %j', (state) => {
    const given = Object.entries(compareParameters(state)).flatMap(([key, value]) =>
      value === null ? [] : [[key, value]],
    );
    expect(readCompareState(new URLSearchParams(given))).toEqual({ state, notes: [] });
  });
});

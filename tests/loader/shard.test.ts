import { expect, test } from 'vitest';
import { isInShard, readShard } from '../../src/loader/shard.ts';

test.each([
  ['', null],
  ['1/1', { number: 1, count: 1 }],
  ['2/4', { number: 2, count: 4 }],
  ['12/12', { number: 12, count: 12 }],
])('SHARD=%s is %j', (text, shard) => {
  expect(readShard(text)).toEqual(shard);
});

test.each(['0/4', '5/4', '2', '2/', 'a/b', '-1/4', '1/0', '1.5/2', ' 1/2'])('SHARD=%s is refused', (text) => {
  expect(() => readShard(text)).toThrow(`shard unreadable, write the second of four as "2/4": SHARD=${text}`);
});

test('every run is in one shard, and the shards are about as large', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `run-${String(index)}`);
  const shards = [1, 2, 3, 4].map((number) => ids.filter((id) => isInShard(id, { number, count: 4 })));
  expect(shards.flat().sort()).toEqual(ids.toSorted());
  for (const { length } of shards) {
    expect(length).toBeGreaterThan(200);
    expect(length).toBeLessThan(300);
  }
});

test('without shards every run is here', () => {
  expect(isInShard('kimi-k2.6-h200x8', null)).toBe(true);
});

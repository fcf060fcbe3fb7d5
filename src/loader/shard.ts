import { createHash } from 'node:crypto';
import process from 'node:process';

/** One of several builds that share the runs of a site among them. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/**
 * The part of the runs whose pages this build draws, from SHARD, such as "2/4" for the second of four. Null without it:
 * all of them.
 *
 * @throws {Error} for any other text.
 */
export function readShard(text = process.env.SHARD ?? ''): Shard | null {
  if (text === '') return null;
  const [, number = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > count)
    throw new Error(`shard unreadable, write the second of four as "2/4": SHARD=${text}`);
  return { number, count };
}

/**
 * Whether a shard draws the pages of a run. Every run is in one shard, by a hash of its id: other runs that come and go
 * move it to no other.
 */
export function isInShard(id: string, shard: Shard | null): boolean {
  if (shard === null) return true;
  const hash = createHash('sha256').update(id).digest().readUInt32BE(0);
  return hash % shard.count === shard.number - 1;
}

import { readFileSync } from 'node:fs';
import { RunSchema, type Run } from '../../src/run/run.ts';

function goldenRun(id: string): Run {
  return RunSchema.parse(JSON.parse(readFileSync(new URL(`../golden/${id}.json`, import.meta.url), 'utf8')));
}

/** Steep cliff at 128K, speculative decoding, no author. */
export const kimi = goldenRun('kimi-k2.6-h200x8');

/** Prefill in steps, no speculative decoding. */
export const inkling = goldenRun('inkling-small-h200x8');

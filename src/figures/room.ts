import type { Run } from '../run/run.ts';
import { kvCacheBudget, type KvCacheBudget } from './kv-cache-budget.ts';
import { setUp } from './set-up.ts';

/** What a request has to fit into. */
export interface Room {
  readonly budget: KvCacheBudget | null;
  /** The longest sequence that the server was launched for; null where it is unknown. */
  readonly maxModelLen: number | null;
}

/** The room of a run: its budget, reported or inferred, and the sequence length of its launch command. */
export function room(run: Pick<Run, 'decode' | 'protocol' | 'engine' | 'launchCommand'>): Room {
  const known = setUp(run);
  return { budget: kvCacheBudget(run), maxModelLen: known.command === 'read' ? known.maxModelLen : null };
}

import { listedRun, type ListedRun } from '../../../src/figures/explore/listed-run.ts';
import { kimi } from '../golden-runs.ts';

const base = listedRun(kimi, { standing: null, scale: null });

/** A rate at a context given in K, as "8K" is. */
export function at(k: number, tokPerSec: number): ListedRun['prefill'][number] {
  return { contextLabel: `${String(k)}K`, contextTokens: k * 1024, tokPerSec };
}

/** A published run with changes. */
export function run(id: string, changes: Partial<ListedRun> = {}): ListedRun {
  return { ...base, id, ...changes };
}

import type { Run } from '../run/run.ts';
import type { Finding } from './findings/finding.ts';
import { findings } from './findings.ts';
import { fitsTable, type FitRow } from './fits-table.ts';
import { kvCacheBudget, type KvCacheBudget } from './kv-cache-budget.ts';
import { setUp, type SetUp } from './set-up.ts';

/** What is computed from a run, as it stands in run.json. */
export interface Derived {
  readonly findings: readonly Finding[];
  readonly kvCacheBudget: KvCacheBudget | null;
  /** How many requests fit at each context of the decode matrix. */
  readonly fits: readonly FitRow[];
  readonly setUp: SetUp;
}

/** Computes what run.json carries under `derived`: plain JSON, nothing formatted but the findings' sentences. */
export function derived(run: Run): Derived {
  return {
    findings: findings(run),
    kvCacheBudget: kvCacheBudget(run),
    fits: fitsTable(run),
    setUp: setUp(run),
  };
}

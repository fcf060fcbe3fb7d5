import { findings } from '../figures/findings.ts';
import { headline, type Headline } from '../figures/headline.ts';
import { kvCacheBudget, type KvCacheBudget } from '../figures/kv-cache-budget.ts';
import type { Run, RunHeader } from '../run/run.ts';
import { runAddress, runFileAddress } from './address.ts';

/** What a program needs to list a run and to find the rest of it. */
export interface RunListing extends RunHeader {
  /** Addresses below the site's base path. */
  readonly page: string;
  readonly data: string;
  readonly measurements: string;
  readonly headline: Headline;
  /** Codes of its cautions and notes, as in run.json. */
  readonly findings: readonly string[];
  /** Tokens, inferred; null where nothing bounds it. */
  readonly kvCacheBudget: KvCacheBudget | null;
}

/** A run without its measurements, with its headline figures and addresses. */
export function runListing(run: Run): RunListing {
  const { prefill: _prefill, decode: _decode, ...header } = run;
  return {
    ...header,
    page: runAddress(run.id),
    data: runFileAddress(run.id, 'run.json'),
    measurements: runFileAddress(run.id, 'measurements.csv'),
    headline: headline(run),
    findings: [...new Set(findings(run).map(({ code }) => code))],
    kvCacheBudget: kvCacheBudget(run),
  };
}

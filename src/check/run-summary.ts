import { findings } from '../figures/findings.ts';
import type { Finding } from '../figures/findings/finding.ts';
import type { Run } from '../run/run.ts';

/** How many measurements of a run have a status. */
export interface StatusCount {
  readonly status: Run['decode'][number]['status'];
  readonly count: number;
}

/** What a checked run holds, in short. */
export interface RunSummary {
  /** Of decode cells; statuses that do not occur are left out. */
  readonly decode: readonly StatusCount[];
  readonly prefill: readonly StatusCount[];
  /** As `decode`; empty where no finite bursts were measured. */
  readonly bursts: readonly StatusCount[];
  /** Cautions, then notes. */
  readonly findings: readonly Finding[];
}

/** Counts the measurements of a run by their status, and finds what misleads. */
export function runSummary(run: Run): RunSummary {
  return {
    decode: statusCounts(run.decode),
    prefill: statusCounts(run.prefill),
    bursts: statusCounts(run.bursts ?? []),
    findings: findings(run),
  };
}

const words: Readonly<Record<StatusCount['status'], string>> = {
  valid: 'valid',
  'capacity-limited': 'capacity limited',
  'over-capacity': 'over capacity',
  error: 'failed',
  skipped: 'skipped',
  'not-run': 'not run',
  other: 'of another status',
};

const statuses = [
  'valid',
  'capacity-limited',
  'over-capacity',
  'error',
  'skipped',
  'not-run',
  'other',
] as const;

function statusCounts(
  measurements: readonly { readonly status: StatusCount['status'] }[],
): readonly StatusCount[] {
  return statuses
    .map((status) => ({ status, count: measurements.filter((each) => each.status === status).length }))
    .filter(({ count }) => count > 0);
}

/** "48 cells: 20 valid, 28 over capacity"; "not measured" of none. */
export function countsText(counts: readonly StatusCount[], noun: string): string {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'not measured';
  const parts = counts.map(({ status, count }) => `${String(count)} ${words[status]}`);
  return `${String(total)} ${noun}${total === 1 ? '' : 's'}: ${parts.join(', ')}`;
}

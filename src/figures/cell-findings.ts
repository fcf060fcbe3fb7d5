import type { Measurement } from '../run/measurement.ts';
import type { DecodePlace } from './decode-place.ts';
import type { Finding } from './findings/finding.ts';

/** The cautions that concern a decode cell, for marking it; notes concern every figure alike and mark none. */
export function cellFindings<Told extends Pick<Finding, 'severity' | 'cells'>>(
  findings: readonly Told[],
  place: DecodePlace,
): readonly Told[] {
  return findings.filter(
    ({ severity, cells }) =>
      severity === 'caution' &&
      cells.some(
        (cell) => cell.contextLabel === place.contextLabel && cell.concurrency === place.concurrency,
      ),
  );
}

/** The cautions that concern a prefill point. */
export function prefillFindings(findings: readonly Finding[], contextLabel: string): readonly Finding[] {
  return findings.filter(
    ({ severity, prefillContexts }) => severity === 'caution' && prefillContexts.includes(contextLabel),
  );
}

/** The cautions that concern a row of All measurements; none is about a burst. */
export function measurementFindings(
  findings: readonly Finding[],
  row: Pick<Measurement, 'phase' | 'contextLabel' | 'concurrency'>,
): readonly Finding[] {
  switch (row.phase) {
    case 'prefill':
      return prefillFindings(findings, row.contextLabel);
    case 'decode':
      return cellFindings(findings, row);
    case 'burst':
      return [];
  }
}

import type { AdditionalField } from '../../run/additional-field.ts';
import type { RunHeader } from '../../run/run.ts';
import { textValue } from './aspect-value.ts';
import { describeRun, type Aspect } from './aspect.ts';
import { comparisonRows, isUncertain, type ComparisonRow } from './comparison-row.ts';

const parts: readonly {
  readonly group: Aspect['group'];
  readonly of: (header: RunHeader) => readonly AdditionalField[];
}[] = [
  { group: 'Hardware', of: ({ hardware }) => hardware.additional },
  { group: 'Engine', of: ({ engine }) => engine.additional },
  { group: 'Protocol', of: ({ protocol }) => protocol.additional },
];

/** One aspect for each label that the sources of these runs have beyond the known ones, such as "Driver". */
function additionalAspects(runs: readonly RunHeader[]): readonly Aspect[] {
  return parts.flatMap(({ group, of }) => {
    const labels = [...new Set(runs.flatMap((run) => of(run).map(({ label }) => label)))];
    return labels.map((label) => ({
      id: `${group.toLowerCase()}: ${label}`,
      label,
      words: label,
      group,
      dimension: null,
      bears: false,
      read: ({ header }) => textValue(of(header).find((field) => field.label === label)?.value ?? null),
    }));
  });
}

/** What differs and matters, what may differ, what differs without bearing, what is not known, what is the same. */
function rank(row: ComparisonRow): number {
  if (row.role === 'subject') return 0;
  if (row.role === 'confounder' && row.different) return 1;
  if (isUncertain(row)) return 2;
  if (row.different) return 3;
  return row.same ? 5 : 4;
}

/**
 * The rows of "What differs": hardware, engine, protocol and launch settings of two to four runs, differences first,
 * the subject before all others; within that in the order of the run page. Rows that no run gives are left out.
 *
 * Unlike `comparability(…).reasons` it has the rows without bearing on the figures too, such as the served name.
 */
export function setUpDifferences(runs: readonly RunHeader[], baselineIndex = 0): readonly ComparisonRow[] {
  const rows = comparisonRows(runs.map(describeRun), baselineIndex, additionalAspects(runs));
  return rows
    .filter(({ values }) => values.some(({ state }) => state !== 'unknown'))
    .sort((left, right) => rank(left) - rank(right));
}

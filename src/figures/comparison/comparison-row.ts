import { areDifferent, areEqual, UNKNOWN, type AspectValue } from './aspect-value.ts';
import type { Aspect, DescribedRun, Dimension } from './aspect.ts';
import { follows } from './follows.ts';
import { launchAspects } from './launch-aspects.ts';
import { publishedAspects } from './published-aspects.ts';

/** What one run has in a row. */
export interface ComparedValue {
  /** Null where it is not known, see `state`. */
  readonly text: string | null;
  readonly state: AspectValue['state'];
  /** Whether it is the baseline's value; null where either is not known. */
  readonly sameAsBaseline: boolean | null;
}

/** One aspect of several set-ups, side by side. */
export interface ComparisonRow {
  /** Stable, for addresses and tests: "eager-mode". */
  readonly aspect: string;
  readonly label: string;
  /** The label inside a sentence: "maximum length". */
  readonly words: string;
  readonly group: Aspect['group'];
  readonly dimension: Dimension | null;
  /** One per run, in the order given. */
  readonly values: readonly ComparedValue[];
  /** Known of every run, and equal. */
  readonly same: boolean;
  /** Whether two values are known and differ. A row that is neither same nor different has unknown values. */
  readonly different: boolean;
  /**
   * `subject`: differs, and is what the comparison is about. `confounder`: differs or may differ, and bears on the
   * figures. `neutral`: the same, or without bearing, or follows from the subject.
   */
  readonly role: 'subject' | 'confounder' | 'neutral';
  /** Whether it can change a figure. */
  readonly bears: boolean;
}

/** Whether values of a row are known to differ. */
export function isDifferent({ different }: ComparisonRow): boolean {
  return different;
}

/** Whether a row that bears on the figures is not known to be the same, nor known to differ. */
export function isUncertain({ same, different, role }: ComparisonRow): boolean {
  return !same && !different && role === 'confounder';
}

type RowWithoutRole = Omit<ComparisonRow, 'role'>;

const dimensions: readonly Dimension[] = ['model', 'hardware', 'engine', 'quantization'];

/** The first dimension that differs, as its differing rows; null where none does. */
export function subjectOf<Row extends RowWithoutRole>(
  rows: readonly Row[],
): { readonly dimension: Dimension; readonly rows: readonly Row[] } | null {
  for (const dimension of dimensions) {
    const differing = rows.filter((row) => row.dimension === dimension && row.different);
    if (differing.length > 0) return { dimension, rows: differing };
  }
  return null;
}

function rowOf(aspect: Aspect, runs: readonly DescribedRun[], baselineIndex: number): RowWithoutRole {
  const values = runs.map((run) => aspect.read(run));
  const baseline = values[baselineIndex] ?? UNKNOWN;
  const first = values[0] ?? UNKNOWN;
  const { id, label, words, group, dimension, bears } = aspect;
  return {
    ...{ aspect: id, label, words, group, dimension, bears },
    values: values.map((value) => ({
      text: value.text,
      state: value.state,
      sameAsBaseline:
        value.state === 'known' && baseline.state === 'known' ? areEqual(value, baseline) : null,
    })),
    same: values.every((value) => areEqual(value, first)),
    different: values.some((left) => values.some((right) => areDifferent(left, right))),
  };
}

/** All aspects of the runs side by side, in the order of the run page, with the part that each plays; then `additional` ones. */
export function comparisonRows(
  runs: readonly DescribedRun[],
  baselineIndex: number,
  additional: readonly Aspect[] = [],
): readonly ComparisonRow[] {
  const aspects = [...publishedAspects, ...additional, ...launchAspects];
  const rows = aspects.map((aspect) => rowOf(aspect, runs, baselineIndex));
  const subject = subjectOf(rows);
  const differing = new Set(rows.filter((row) => row.different).map((row) => row.aspect));
  const role = (row: RowWithoutRole): ComparisonRow['role'] => {
    if (row.same || !row.bears) return 'neutral';
    if (row.different && row.dimension !== null && row.dimension === subject?.dimension) return 'subject';
    return follows(row, { subject: subject?.dimension ?? null, differing, runs }) ? 'neutral' : 'confounder';
  };
  return rows.map((row) => ({ ...row, role: role(row) }));
}

import type { RunHeader } from '../../run/run.ts';
import { comparabilitySentence, type Verdict } from './comparability-sentence.ts';
import { comparisonRows, isDifferent, isUncertain, subjectOf, type ComparisonRow } from './comparison-row.ts';
import { describeRun } from './aspect.ts';

/** Whether runs may be compared, as strictly as it is known. */
export interface Comparability {
  /** From the least cautious to the most; see the rule at `comparability`. */
  readonly level: 'like-for-like' | 'differs-in-subject' | 'not-same-set-up';
  /** A few words; of the third level, whether the set-ups differ or are only not known to be the same. */
  readonly title: string;
  /** Short and whole; names what differs. It travels into every headline, export and card. */
  readonly sentence: string;
  /** Every aspect that can change a figure, in the order of the run page, same or not. */
  readonly reasons: readonly ComparisonRow[];
  /** Whether figures of these runs may be divided by one another: not across kinds of measurement. */
  readonly ratiosAllowed: boolean;
}

const titles = {
  'like-for-like': 'Like for like',
  'differs-in-subject': 'Differs in what is compared',
  'not-same-set-up': 'Not the same set-up',
} as const satisfies Record<Comparability['level'], string>;

function levelOf({ subject, confounders, uncertain }: Verdict): Comparability['level'] {
  if (confounders.length > 0 || uncertain.length > 0) return 'not-same-set-up';
  return subject === null ? 'like-for-like' : 'differs-in-subject';
}

/**
 * Decides whether two to four runs may be compared, and says why.
 *
 * A comparison is about one thing: the first that differs of model, hardware, engine (its version, backend or build)
 * and quantization. All others that differ confound it, and so does any difference in protocol or launch settings,
 * except what follows from the subject (a model's own drafter, as many tensor-parallel ranks as GPUs).
 *
 * - Like for like: every aspect is known of every run, and the same.
 * - Differs in what is compared: the subject differs alone; all others are known and the same.
 * - Not the same set-up: something confounds, or something is not known of every run, which is never taken for the
 *   same; where nothing is known to confound, the title says so.
 *
 * `baselineIndex` says which run the values of each row are marked against; the verdict does not depend on it.
 */
export function comparability(runs: readonly RunHeader[], baselineIndex = 0): Comparability {
  const described = runs.map(describeRun);
  const rows = comparisonRows(described, baselineIndex).filter((row) => row.bears);
  const subject = subjectOf(rows);
  const verdict = {
    runs,
    subject,
    followers: rows.filter((row) => isDifferent(row) && row.role === 'neutral'),
    confounders: rows.filter((row) => isDifferent(row) && row.role === 'confounder'),
    uncertain: rows.filter(isUncertain),
  };
  const level = levelOf(verdict);
  const isOnlyUncertain = level === 'not-same-set-up' && verdict.confounders.length === 0;
  return {
    level,
    title: isOnlyUncertain ? 'Not known to be the same set-up' : titles[level],
    sentence: comparabilitySentence(verdict),
    reasons: rows,
    ratiosAllowed: new Set(runs.map((run) => run.protocol.measurementKind)).size <= 1,
  };
}

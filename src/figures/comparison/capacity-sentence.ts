import { formatList } from '../../display/list-text.ts';
import { formatCount } from '../../display/quantity-text.ts';
import type { Missing, PairStanding } from './pair-standing.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who a paragraph is about. */
export interface Standpoint {
  readonly leader: string;
  readonly follower: string;
  /** Whether the leader is the other run rather than the baseline. */
  readonly isOther: boolean;
}

/**
 * "It alone fits 11 more of the 40 shared cells; 10 fit neither.": what capacity alone decides. Empty where it decides
 * nothing. "It" is the leader, where the sentence before is about it.
 */
export function capacitySentence(standing: PairStanding, point: Standpoint): readonly string[] {
  const { sharedCells, ratios, baselineLeads, otherLeads, fitsNeither } = standing;
  const [own, its] = point.isOther
    ? [standing.fitsOnlyOther.length, standing.fitsOnlyBaseline.length]
    : [standing.fitsOnlyBaseline.length, standing.fitsOnlyOther.length];
  const isAbout = baselineLeads + otherLeads > 0 && Math.min(baselineLeads, otherLeads) === 0;
  const [first, second] =
    own > 0
      ? [
          { name: isAbout ? 'It' : point.leader, count: own },
          { name: point.follower, count: its },
        ]
      : [
          { name: point.follower, count: its },
          { name: point.leader, count: 0 },
        ];
  const more = ratios.length > 0 ? ' more' : '';
  const neither = fitsNeither.length;
  const fitNeither = `${neither === 1 ? 'fits' : 'fit'} neither`;
  const ofShared = (count: number, which = ''): string =>
    sharedCells === 1
      ? 'the one shared cell'
      : `${formatCount(count)}${which} of the ${formatCount(sharedCells)} shared cells`;
  if (first.count === 0) {
    return neither === 0 ? [] : [`${capitalized(ofShared(neither))} ${fitNeither}.`];
  }
  const alone = [
    `${first.name} alone fits ${ofShared(first.count, more)}`,
    ...(second.count > 0 ? [`${second.name} alone ${formatCount(second.count)}`] : []),
  ];
  return [`${alone.join(', ')}${neither === 0 ? '' : `; ${formatCount(neither)} ${fitNeither}`}.`];
}

const missingText = {
  'over-capacity': 'over capacity',
  error: 'failed',
  skipped: 'skipped',
  'not-run': 'not run',
  other: 'of another status',
  'not-recorded': 'not recorded',
  'not-held': 'with the load not held',
} as const satisfies Record<Missing, string>;

/** "Kimi-K2.6: 2 failed and 1 not run"; empty where this run lacks nothing. */
function missingOf(name: string, why: readonly (Missing | null)[]): readonly string[] {
  const counts = [
    ...Map.groupBy(
      why.filter((one) => one !== null),
      (one) => one,
    ),
  ];
  if (counts.length === 0) return [];
  const texts = counts.map(([one, all]) => `${formatCount(all.length)} ${missingText[one]}`);
  return [`${name}: ${formatList(texts)}`];
}

/** "In 5 shared cells a figure is missing (Kimi-K2.6: 2 failed; …).": what is not a matter of capacity alone. */
export function missingSentence(
  { missing }: PairStanding,
  [baseline, other]: readonly [string, string],
): readonly string[] {
  if (missing.length === 0) return [];
  const reasons = [
    ...missingOf(
      baseline,
      missing.map((cell) => cell.baseline),
    ),
    ...missingOf(
      other,
      missing.map((cell) => cell.other),
    ),
  ];
  const cells = missing.length === 1 ? '1 shared cell' : `${formatCount(missing.length)} shared cells`;
  return [`In ${cells} a figure is missing (${reasons.join('; ')}).`];
}

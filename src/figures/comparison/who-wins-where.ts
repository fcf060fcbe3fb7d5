import type { DecodeMetric } from '../../display/decode-metric.ts';
import { formatCount, formatRatio } from '../../display/quantity-text.ts';
import type { Run } from '../../run/run.ts';
import { capacitySentence, missingSentence, type Standpoint } from './capacity-sentence.ts';
import { pairStanding, type PairStanding, type PlacedRatio } from './pair-standing.ts';
import { measurementKindText } from '../../display/measurement-kind.ts';
import { runNames } from './run-name.ts';
import { plain, plainText, strong, type TextPart } from './text-part.ts';

/** The answer to "who wins where": the counts, and one paragraph of them. */
export interface WhoWinsWhere {
  /** Null where the runs' kinds of measurement differ. */
  readonly standing: PairStanding | null;
  readonly parts: readonly TextPart[];
  /** The same paragraph without emphasis. */
  readonly text: string;
}

export interface WhoWinsQuestion {
  readonly baseline: Run;
  readonly other: Run;
  readonly metric: DecodeMetric;
  /** What baseline and other are called; by default as runNames calls these two. */
  readonly names?: readonly [string, string];
}

const verbs = {
  decodeTokPerSec: 'decodes faster',
  perRequestTokPerSec: 'decodes faster per request',
  ttftMs: 'has the shorter TTFT',
  interTokenLatencyMs: 'has the shorter inter-token latency',
} as const satisfies Record<DecodeMetric['field'], string>;

const EVEN = 'even within ±5 %';

/** The run that leads more cells speaks; of two that lead as many, the one that the mean favours. */
function standpoint(standing: PairStanding, [baseline, other]: readonly [string, string]): Standpoint {
  const { baselineLeads, otherLeads, geometricMean } = standing;
  const isOther = otherLeads === baselineLeads ? (geometricMean ?? 1) >= 1 : otherLeads > baselineLeads;
  return isOther
    ? { leader: other, follower: baseline, isOther }
    : { leader: baseline, follower: other, isOther };
}

const placeText = ({ heading, concurrency }: PlacedRatio): string =>
  `${heading} × ${formatCount(concurrency)}`;

/** "**3.16×** in the geometric mean, from 1.83× at 64K × 4 to 5.17× at 8K × 1.": the leader's ratios. */
function ratiosText(standing: PairStanding, { leader, isOther }: Standpoint, named: boolean): TextPart[] {
  const { ratios, geometricMean } = standing;
  const text = (ratio: number): string => formatRatio(isOther ? ratio : 1 / ratio);
  const [lowest] = ratios;
  const highest = ratios.find(({ ratio }) => ratio === ratios.at(-1)?.ratio);
  const [low, high] = isOther ? [lowest, highest] : [highest, lowest];
  if (low === undefined || high === undefined || geometricMean === null) return [];
  const whose = named ? ` for ${leader}` : '';
  if (ratios.length === 1) return [strong(text(low.ratio)), plain(`${whose} at ${placeText(low)}.`)];
  const range =
    low.ratio === high.ratio
      ? ', the same in each.'
      : `, from ${text(low.ratio)} at ${placeText(low)} to ${text(high.ratio)} at ${placeText(high)}.`;
  return [strong(text(geometricMean)), plain(`${whose} in the geometric mean${range}`)];
}

/** Who leads in how many of the cells that both measured, up to the ratios. */
function leadText(standing: PairStanding, { leader, follower, isOther }: Standpoint, verb: string): string {
  const { ratios, even, baselineLeads, otherLeads } = standing;
  const [leads, trails] = isOther ? [otherLeads, baselineLeads] : [baselineLeads, otherLeads];
  const total = ratios.length;
  if (total === 1 && even === 1) return `The one cell that both measured is ${EVEN}: `;
  if (total === 1) return `${leader} ${verb} in the one cell that both measured: `;
  if (even === total) return `All ${formatCount(total)} cells that both measured are ${EVEN}: `;
  if (leads === total) return `${leader} ${verb} in all ${formatCount(total)} cells that both measured: `;
  const start = `${leader} ${verb} in ${formatCount(leads)} of the ${formatCount(total)} cells that both measured`;
  const trailing = trails > 0 ? `, ${follower} in ${formatCount(trails)}` : '';
  const tied = even > 0 ? `, and ${formatCount(even)} ${even === 1 ? 'is' : 'are'} ${EVEN}` : '';
  return `${start}${trailing}${tied}: `;
}

function heldText(notHeld: number, total: number): string {
  const where = total === 1 ? 'There' : `In ${formatCount(notHeld)} of these`;
  return `${where} a server did not hold the load.`;
}

function noneText(sharedCells: number): string {
  return sharedCells === 1
    ? 'The one shared cell does not have this figure from both.'
    : `None of the ${formatCount(sharedCells)} shared cells has this figure from both.`;
}

function paragraph(
  standing: PairStanding,
  names: readonly [string, string],
  metric: DecodeMetric,
): readonly TextPart[] {
  const { sharedCells, ratios, even, notHeld, baselineLeads, otherLeads } = standing;
  if (sharedCells === 0) return [plain('The two matrices share no cell, so that no ratio can be given.')];
  const point = standpoint(standing, names);
  const isMixed = even === ratios.length || (baselineLeads > 0 && otherLeads > 0);
  const opening =
    ratios.length === 0
      ? [plain(noneText(sharedCells))]
      : [plain(leadText(standing, point, verbs[metric.field])), ...ratiosText(standing, point, isMixed)];
  const held = notHeld === 0 ? [] : [heldText(notHeld, ratios.length)];
  const rest = [...held, ...capacitySentence(standing, point), ...missingSentence(standing, names)];
  return [...opening, ...rest.map((sentence) => plain(` ${sentence}`))];
}

/** Says in one paragraph, from values, which of two runs leads where, by how much, and where only one fits. */
export function whoWinsWhere({ baseline, other, metric, ...given }: WhoWinsQuestion): WhoWinsWhere {
  const [first, second] = runNames([baseline, other]).map(({ name }) => name);
  const names = given.names ?? [first ?? '', second ?? ''];
  const standing = pairStanding({ baseline, other, metric });
  const [measured, against] = [baseline, other].map((run) =>
    measurementKindText(run.protocol.measurementKind),
  );
  const parts =
    standing === null
      ? [
          plain(
            `One run measured ${measured ?? ''}, the other ${against ?? ''}: no ratio of the two is given.`,
          ),
        ]
      : paragraph(standing, names, metric);
  return { standing, parts, text: plainText(parts) };
}

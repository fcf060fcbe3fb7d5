import { formatList } from '../display/list-text.ts';
import {
  ABSENT,
  formatCount,
  formatDecodeRate,
  formatPercent,
  formatWait,
} from '../display/quantity-text.ts';
import { noAnswerText } from '../figures/workload/no-answer.ts';
import type { KvCacheShare, WorkloadAnswer } from '../figures/workload.ts';

type Answer = Extract<WorkloadAnswer, { kind: 'answer' }>;
type Wait = Answer['firstToken'];

/** What each figure of an answer is called, in the order in which a person meets them. */
export const workloadLabels = {
  firstToken: 'Wait for the first token',
  perPerson: 'Each person sees',
  wholeAnswer: 'Whole answer after',
  total: 'All together',
  kvCache: 'Share of the KV cache',
} as const;

export type WorkloadFigureKey = keyof typeof workloadLabels;

/** One figure of a workload's answer. */
export interface WorkloadFigure {
  readonly key: WorkloadFigureKey;
  readonly label: string;
  readonly text: string;
  /** What the figure rests on, or null. */
  readonly note: string | null;
}

function waitText(wait: Wait): string {
  switch (wait.kind) {
    case 'about':
      return formatWait(wait.ms);
    case 'at-least':
      return `at least ${formatWait(wait.ms)}`;
    case 'at-most':
      return `at most ${formatWait(wait.ms)}`;
    case 'unknown':
      return ABSENT;
  }
}

/** "10–12 %", "11 %" of a budget that is known; "at most 12 %" where the budget has no upper bound, "at least 10 %" where it has no lower one. */
function shareText({ low, high }: KvCacheShare): string {
  if (low !== null && low === high) return `${formatPercent(low)} %`;
  if (low !== null && high !== null) return `${formatPercent(low)}–${formatPercent(high)} %`;
  if (high !== null) return `at most ${formatPercent(high)} %`;
  return low === null ? ABSENT : `at least ${formatPercent(low)} %`;
}

function perPersonNote({ perPersonWordsPerSec }: Answer): string | null {
  if (perPersonWordsPerSec === null) return null;
  return `about ${formatDecodeRate(perPersonWordsPerSec)} words/s`;
}

/** The figures of an answer in the order in which a person meets them. */
export function workloadFigures(answer: Answer): readonly WorkloadFigure[] {
  const { firstToken, perPersonTokPerSec, wholeAnswer, totalTokPerSec, kvCache } = answer;
  const rate = (value: number | null): string =>
    value === null ? ABSENT : `${formatDecodeRate(value)} tok/s`;
  const figure = (key: WorkloadFigureKey, text: string, note: string | null): WorkloadFigure => ({
    key,
    label: workloadLabels[key],
    text,
    note,
  });
  const tokens = kvCache === null ? null : `${formatCount(kvCache.tokens)} tokens, ${kvCache.basis} budget`;
  return [
    figure('firstToken', waitText(firstToken), boundNote(firstToken)),
    figure('perPerson', rate(perPersonTokPerSec), perPersonNote(answer)),
    figure('wholeAnswer', waitText(wholeAnswer), null),
    figure('total', rate(totalTokPerSec), null),
    figure('kvCache', kvCache === null ? ABSENT : shareText(kvCache), tokens),
  ];
}

function boundNote({ kind }: Wait): string | null {
  return kind === 'at-least' ? 'a bound: cold prompts wait for one another' : null;
}

/** Where an answer comes from: "Interpolated on log–log axes between 32K × 4 and 64K × 4." */
export function workloadSource({ method, cells, prefillContexts }: Answer): string {
  const places = formatList(
    cells.map(({ contextLabel, concurrency }) => `${contextLabel} × ${formatCount(concurrency)}`),
  );
  const decode =
    method === 'measured'
      ? `Decode as measured at ${places}.`
      : `Decode interpolated on log–log axes between ${places}.`;
  if (prefillContexts.length === 0) return decode;
  const prefill = formatList(prefillContexts);
  return prefillContexts.length === 1
    ? `${decode} Wait from the prefill of ${prefill}.`
    : `${decode} Wait interpolated between the prefills of ${prefill}.`;
}

/** Why there is no answer. */
export function workloadRefusal(answer: Extract<WorkloadAnswer, { kind: 'no-answer' }>): string {
  return noAnswerText(answer);
}

import type { MeasuredDecode } from '../run/decode.ts';
import type { Run } from '../run/run.ts';
import { decodePlace, type DecodePlace } from './decode-place.ts';
import { requestsThatFit } from './fits.ts';
import type { Room } from './room.ts';
import type { KvCacheBudget } from './kv-cache-budget.ts';
import { decodeAround } from './workload/decode-around.ts';
import { cachedFirstToken, coldFirstToken, type Duration } from './workload/first-token.ts';
import { interpolate, type Weighted } from './workload/log-log.ts';
import type { NoAnswer } from './workload/no-answer.ts';

/** English words in a token: an assumption, good to a fifth or so. */
const WORDS_PER_TOKEN = 0.75;

/** What a person wants of the server. */
export interface Workload {
  readonly promptTokens: number;
  /** Whether the prompt is in the server's prefix cache already. */
  readonly cached: boolean;
  readonly answerTokens: number;
  /** How many ask at once. */
  readonly people: number;
}

/** A run as far as a workload is read off it, with the room that its server has. */
export interface WorkloadSource extends Pick<Run, 'decode' | 'prefill' | 'protocol'> {
  /** By `room`: taken apart from here, so that a page need not carry the reading of launch commands. */
  readonly room: Room;
}

/** The share of the KV cache that all requests take at their ends, from the bounds of the budget; 1 is all. */
export interface KvCacheShare extends Pick<KvCacheBudget, 'basis'> {
  readonly tokens: number;
  /** If the budget is at its upper bound; null where it has none. */
  readonly low: number | null;
  /** If the budget is at its lower bound; above 1 they may not fit. Null where it has none. */
  readonly high: number | null;
}

/** What the workload would feel like, or why the run does not say. */
export type WorkloadAnswer =
  | {
      readonly kind: 'answer';
      readonly firstToken: Duration;
      /** Null where the tool did not record it. */
      readonly perPersonTokPerSec: number | null;
      /** By WORDS_PER_TOKEN. */
      readonly perPersonWordsPerSec: number | null;
      /** From the question to the last token. A bound where the first token's wait is one. */
      readonly wholeAnswer: Duration;
      /** Decode throughput of all people together. */
      readonly totalTokPerSec: number;
      readonly kvCache: KvCacheShare | null;
      /** `interpolated`: along straight lines on log–log axes between the cells. */
      readonly method: 'measured' | 'interpolated';
      readonly cells: readonly DecodePlace[];
      /** The prefill points of a cold prompt's wait. */
      readonly prefillContexts: readonly string[];
    }
  | ({ readonly kind: 'no-answer' } & NoAnswer);

function refusal(run: WorkloadSource, { promptTokens, answerTokens, people }: Workload): NoAnswer | null {
  if (![promptTokens, answerTokens, people].every((count) => Number.isSafeInteger(count) && count > 0)) {
    return { reason: 'not-a-workload' };
  }
  if (run.protocol.measurementKind !== 'sustained') return { reason: 'no-sustained-decode' };
  const fit = requestsThatFit(run.room, { contextTokens: promptTokens, answerTokens });
  if (fit.kind === 'too-long') return { reason: 'too-long', maxModelLen: fit.maxModelLen };
  if (fit.kind === 'fits' && fit.mayFit !== null && people > fit.mayFit) {
    return { reason: 'over-capacity', mayFit: fit.mayFit };
  }
  const { maxOutputTokens } = run.protocol;
  return maxOutputTokens !== null && answerTokens > maxOutputTokens
    ? { reason: 'answer-longer-than-measured', maxOutputTokens }
    : null;
}

function kvCacheShare(budget: KvCacheBudget | null, tokens: number): KvCacheShare | null {
  if (budget?.consistent !== true) return null;
  const { basis, lower, upper } = budget;
  return { basis, tokens, low: upper && tokens / upper.tokens, high: lower && tokens / lower.tokens };
}

function after(first: Duration, tokens: number, tokPerSec: number | null): Duration {
  if (first.kind === 'unknown' || tokPerSec === null) return { kind: 'unknown' };
  return { kind: first.kind, ms: first.ms + (tokens / tokPerSec) * 1000 };
}

function answer(
  run: WorkloadSource,
  workload: Workload,
  around: readonly Weighted<MeasuredDecode>[],
): WorkloadAnswer {
  const { promptTokens, answerTokens, people, cached } = workload;
  const total = interpolate(around, (cell) => cell.decodeTokPerSec);
  if (total === null) return { kind: 'no-answer', reason: 'no-sustained-decode' };
  const first = cached ? cachedFirstToken(around) : coldFirstToken(run, promptTokens, people);
  const perPerson = interpolate(around, (cell) => cell.perRequestTokPerSec);
  return {
    kind: 'answer',
    firstToken: first.wait,
    perPersonTokPerSec: perPerson,
    perPersonWordsPerSec: perPerson === null ? null : perPerson * WORDS_PER_TOKEN,
    wholeAnswer: after(first.wait, answerTokens - 1, perPerson),
    totalTokPerSec: total,
    kvCache: kvCacheShare(run.room.budget, people * (promptTokens + answerTokens)),
    method: around.length === 1 ? 'measured' : 'interpolated',
    cells: around.map(({ item }) => decodePlace(item)),
    prefillContexts: first.prefillContexts,
  };
}

/**
 * Reads a workload off a run's figures.
 *
 * The prompt's length is the context, as in the benchmark: a cell's window begins behind a prompt of its context and its
 * requests' answers grow from there, up to the longest answer; longer ones were not measured. Decode figures are of
 * people who all decode, so that cold prompts that arrive in between would slow them.
 */
export function workloadAnswer(run: WorkloadSource, workload: Workload): WorkloadAnswer {
  const refused = refusal(run, workload);
  if (refused !== null) return { kind: 'no-answer', ...refused };
  const around = decodeAround(run, workload.promptTokens, workload.people);
  return 'reason' in around ? { kind: 'no-answer', ...around } : answer(run, workload, around.cells);
}

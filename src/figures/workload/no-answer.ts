import { formatList } from '../../display/list-text.ts';
import { formatCount, formatRequests } from '../../display/quantity-text.ts';
import type { DecodePlace } from '../decode-place.ts';

/** Why a run says nothing of a workload. */
export type NoAnswer =
  /** Tokens and people are not whole numbers from 1 up. */
  | { readonly reason: 'not-a-workload' }
  /** The decode figures are of another kind, or there are none. */
  | { readonly reason: 'no-sustained-decode' }
  | { readonly reason: 'too-long'; readonly maxModelLen: number }
  | { readonly reason: 'over-capacity'; readonly mayFit: number }
  | { readonly reason: 'answer-longer-than-measured'; readonly maxOutputTokens: number }
  | { readonly reason: 'context-outside'; readonly shortest: string; readonly longest: string }
  | { readonly reason: 'concurrency-outside'; readonly lowest: number; readonly highest: number }
  /** The cells around the workload that have no valid figures. */
  | { readonly reason: 'not-measured'; readonly cells: readonly DecodePlace[] }
  /** Throughput breaks off between two contexts, and where is unknown. */
  | { readonly reason: 'cliff'; readonly from: string; readonly to: string };

/** The reason in one sentence. */
export function noAnswerText(none: NoAnswer): string {
  switch (none.reason) {
    case 'not-a-workload':
      return 'Tokens and people are whole numbers from 1 up.';
    case 'no-sustained-decode':
      return 'The run has no sustained decode figures.';
    case 'too-long':
      return `Prompt and answer exceed the ${formatCount(none.maxModelLen)} tokens that the server was launched for.`;
    case 'over-capacity':
      return `At most ${formatRequests(none.mayFit)} of this size fit into the KV cache.`;
    case 'answer-longer-than-measured':
      return `The measured answers end at ${formatCount(none.maxOutputTokens)} tokens.`;
    case 'context-outside':
      return `Decode was measured from ${none.shortest} to ${none.longest}.`;
    case 'concurrency-outside':
      return `Decode was measured with ${none.lowest === none.highest ? '' : `${formatCount(none.lowest)} to `}${formatRequests(none.highest)}.`;
    case 'not-measured':
      return `There are no figures at ${formatList(none.cells.map((cell) => `${cell.contextLabel} × ${formatCount(cell.concurrency)}`))}.`;
    case 'cliff':
      return `Throughput breaks off somewhere between ${none.from} and ${none.to}.`;
  }
}

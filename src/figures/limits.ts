import type { DecodeCell, MeasuredDecode } from '../run/decode.ts';
import { decodePlace, type DecodePlace } from './decode-place.ts';
import { isMeasuredDecode } from './measured.ts';

/** What a person can accept of a decode cell; null where they set no limit. */
export interface Limits {
  readonly maxTtftMs: number | null;
  readonly minPerRequestTokPerSec: number | null;
}

export type LimitedFigure = 'ttftMs' | 'perRequestTokPerSec';

/** How a cell stands to the limits. */
export type Verdict =
  | { readonly kind: 'meets' }
  /** Over or under these limits, whatever else is unknown. */
  | { readonly kind: 'misses'; readonly figures: readonly LimitedFigure[] }
  /** A figure that a limit needs was not recorded, the cell has none, or they are of a load that was not held. */
  | { readonly kind: 'no-figure' };

/** The verdict on every cell, and the best cell of each context. */
export interface LimitLens {
  /** In the order of the cells. */
  readonly cells: readonly { readonly place: DecodePlace; readonly verdict: Verdict }[];
  /**
   * Of each context that has one, the valid cell that meets the limits with the highest decode throughput (of equal
   * ones the one with fewer requests), by ascending context.
   */
  readonly best: readonly DecodePlace[];
}

function verdict(cell: DecodeCell, { maxTtftMs, minPerRequestTokPerSec }: Limits): Verdict {
  if (!isMeasuredDecode(cell)) return { kind: 'no-figure' };
  const { ttftMs, perRequestTokPerSec } = cell;
  const figures: readonly LimitedFigure[] = [
    ...(maxTtftMs !== null && ttftMs !== null && ttftMs > maxTtftMs ? (['ttftMs'] as const) : []),
    ...(minPerRequestTokPerSec !== null &&
    perRequestTokPerSec !== null &&
    perRequestTokPerSec < minPerRequestTokPerSec
      ? (['perRequestTokPerSec'] as const)
      : []),
  ];
  if (figures.length > 0) return { kind: 'misses', figures };
  if (cell.status === 'capacity-limited') return { kind: 'no-figure' };
  const isUnknown =
    (maxTtftMs !== null && ttftMs === null) ||
    (minPerRequestTokPerSec !== null && perRequestTokPerSec === null);
  return { kind: isUnknown ? 'no-figure' : 'meets' };
}

function bestOf(cells: readonly MeasuredDecode[]): readonly MeasuredDecode[] {
  return cells
    .toSorted(
      (left, right) => right.decodeTokPerSec - left.decodeTokPerSec || left.concurrency - right.concurrency,
    )
    .slice(0, 1);
}

/** Holds every cell of a decode matrix against the limits. A limit itself is met. */
export function limitLens(decode: readonly DecodeCell[], limits: Limits): LimitLens {
  const meeting = decode
    .filter(isMeasuredDecode)
    .filter((cell) => cell.status === 'valid' && verdict(cell, limits).kind === 'meets');
  const contexts = new Map(meeting.map((cell) => [cell.contextTokens, cell.contextLabel]));
  const labels = [...contexts].sort(([left], [right]) => left - right).map(([, label]) => label);
  return {
    cells: decode.map((cell) => ({ place: decodePlace(cell), verdict: verdict(cell, limits) })),
    best: labels.flatMap((label) =>
      bestOf(meeting.filter((cell) => cell.contextLabel === label)).map(decodePlace),
    ),
  };
}

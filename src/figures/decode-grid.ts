import type { DecodeCell } from '../run/decode.ts';

/** One context length of a decode matrix. */
export interface DecodeRow {
  readonly contextLabel: string;
  readonly contextTokens: number;
  /** One per concurrency of the grid; null where the source has no such cell. */
  readonly cells: readonly (DecodeCell | null)[];
}

/** A decode matrix made rectangular: context lengths down, concurrency across, both ascending. */
export interface DecodeGrid {
  readonly concurrencies: readonly number[];
  readonly rows: readonly DecodeRow[];
}

/** Arranges decode cells, in any order and with any gaps, as a grid over the contexts and concurrencies that occur. */
export function decodeGrid(decode: readonly DecodeCell[]): DecodeGrid {
  const concurrencies = [...new Set(decode.map((cell) => cell.concurrency))].sort((a, b) => a - b);
  const contexts = new Map(decode.map((cell) => [cell.contextLabel, cell.contextTokens]));
  const byPlace = new Map(decode.map((cell) => [`${cell.contextLabel} × ${String(cell.concurrency)}`, cell]));
  const rows = [...contexts].map(([contextLabel, contextTokens]) => ({
    contextLabel,
    contextTokens,
    cells: concurrencies.map(
      (concurrency) => byPlace.get(`${contextLabel} × ${String(concurrency)}`) ?? null,
    ),
  }));
  return { concurrencies, rows: rows.sort((a, b) => a.contextTokens - b.contextTokens) };
}

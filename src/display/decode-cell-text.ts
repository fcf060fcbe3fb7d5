import { cacheDemand } from '../run/consistency.ts';
import type { DecodeCell } from '../run/decode.ts';
import { formatCount, formatMeanRequests, formatRequests } from './quantity-text.ts';

/** "8K, 1 request": the place of a cell in words. */
export function decodePlace(cell: { readonly contextLabel: string; readonly concurrency: number }): string {
  return `${cell.contextLabel}, ${formatRequests(cell.concurrency)}`;
}

/** What stands in a cell that has no figures. */
export function missingFigureText(cell: DecodeCell): string {
  switch (cell.status) {
    case 'valid':
    case 'capacity-limited':
      return 'Measured';
    case 'over-capacity':
      return 'Over capacity';
    case 'error':
      return 'Error';
    case 'skipped':
      return 'Skipped';
    case 'not-run':
      return 'Not run';
    case 'other':
      return cell.statusText;
  }
}

/**
 * Why a cell is as it is, in a sentence; null where its figures need no word.
 * `maxOutputTokens` is the protocol's, null where unknown.
 */
export function decodeStatusReason(cell: DecodeCell, maxOutputTokens: number | null): string | null {
  switch (cell.status) {
    case 'valid':
      return null;
    case 'capacity-limited':
      return cell.averageActiveRequests === null
        ? 'The server did not hold the concurrency asked for.'
        : `The server ran ${formatMeanRequests(cell.averageActiveRequests)} requests on average, not the ${formatCount(cell.concurrency)} asked for.`;
    case 'over-capacity':
      return overCapacityReason(cell, maxOutputTokens);
    case 'error':
      return cell.reason ?? 'The measurement failed; the source does not say why.';
    case 'skipped':
      return 'The tool skipped this measurement.';
    case 'not-run':
      return 'This measurement was not run.';
    case 'other':
      return `The source gives the status “${cell.statusText}”, which this site does not know.`;
  }
}

function overCapacityReason(
  cell: { readonly contextTokens: number; readonly concurrency: number },
  maxOutputTokens: number | null,
): string {
  if (maxOutputTokens === null) {
    return 'Not run: this many requests at this context would exceed the server’s KV cache.';
  }
  const needed = cacheDemand(cell.contextTokens, maxOutputTokens, cell.concurrency);
  const prompt = `${formatCount(cell.contextTokens)} tokens of context and ${formatCount(maxOutputTokens)} of output`;
  return `Not run: ${formatRequests(cell.concurrency)} of ${prompt} need ${formatCount(needed)} tokens, which would exceed the server’s KV cache.`;
}

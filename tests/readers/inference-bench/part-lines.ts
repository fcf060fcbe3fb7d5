import type { DecodeCell } from '../../../src/run/decode.ts';
import type { PrefillPoint } from '../../../src/run/prefill.ts';

const text = (value: number | null) => (value === null ? '—' : String(value));

/** A cell on one line: place, status, and where it has figures total, per request, TTFT, latency, active, completed, tokens, seconds. */
export function cellLine(cell: DecodeCell): string {
  const place = `${cell.contextLabel} ×${cell.concurrency}`;
  switch (cell.status) {
    case 'valid':
    case 'capacity-limited': {
      const { decodeTokPerSec, perRequestTokPerSec, ttftMs, interTokenLatencyMs } = cell;
      const { averageActiveRequests, completedRequests, outputTokens, measuredSeconds } = cell;
      const figures = [decodeTokPerSec, perRequestTokPerSec, ttftMs, interTokenLatencyMs];
      const counts = [averageActiveRequests, completedRequests, outputTokens, measuredSeconds];
      return `${place} ${cell.status} (${cell.statusText}) ${[...figures, ...counts].map(text).join(' ')}`;
    }
    case 'error':
      return `${place} error (${cell.statusText}) ${cell.reason ?? '—'}`;
    case 'over-capacity':
    case 'skipped':
    case 'not-run':
    case 'other':
      return `${place} ${cell.status} (${cell.statusText})`;
  }
}

/** A prefill point on one line: place, status, and where it has figures rate, TTFT, completed, prompt, the server's rate. */
export function pointLine(point: PrefillPoint): string {
  switch (point.status) {
    case 'valid':
    case 'capacity-limited': {
      const { prefillTokPerSec, ttftMs, completedRequests, promptTokens, serverPrefillTokPerSec } = point;
      const figures = [
        prefillTokPerSec,
        ttftMs,
        completedRequests,
        promptTokens ?? null,
        serverPrefillTokPerSec ?? null,
      ];
      return `${point.contextLabel} ${point.status} ${figures.map(text).join(' ')}`;
    }
    case 'error':
      return `${point.contextLabel} error ${point.reason ?? '—'}`;
    case 'over-capacity':
    case 'skipped':
    case 'not-run':
    case 'other':
      return `${point.contextLabel} ${point.status}`;
  }
}

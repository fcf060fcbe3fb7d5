import type { DecodeCell } from './decode.ts';
import type { PrefillPoint } from './prefill.ts';
import type { Run } from './run.ts';

/** One row of All measurements, in whichever phase; null where the row has no such figure. */
export interface Measurement {
  readonly phase: 'prefill' | 'decode';
  readonly contextLabel: string;
  readonly contextTokens: number;
  readonly concurrency: number;
  readonly status: string;
  readonly statusText: string;
  readonly tokPerSec: number | null;
  readonly perRequestTokPerSec: number | null;
  readonly ttftMs: number | null;
  readonly interTokenLatencyMs: number | null;
  readonly averageActiveRequests: number | null;
  readonly completedRequests: number | null;
  readonly outputTokens: number | null;
  readonly measuredSeconds: number | null;
  readonly sourceLine: number;
}

const noFigures = {
  tokPerSec: null,
  perRequestTokPerSec: null,
  ttftMs: null,
  interTokenLatencyMs: null,
  averageActiveRequests: null,
  completedRequests: null,
  outputTokens: null,
  measuredSeconds: null,
};

/** A prefill point as a row; it is measured with one request. */
function prefillMeasurement(point: PrefillPoint): Measurement {
  const { contextLabel, contextTokens, status, statusText, sourceLine } = point;
  const place = {
    phase: 'prefill',
    contextLabel,
    contextTokens,
    concurrency: 1,
    status,
    statusText,
    sourceLine,
  } as const;
  if (point.status !== 'valid' && point.status !== 'capacity-limited') return { ...place, ...noFigures };
  const { prefillTokPerSec, ttftMs, completedRequests } = point;
  return { ...place, ...noFigures, tokPerSec: prefillTokPerSec, ttftMs, completedRequests };
}

/** A decode cell as a row. */
export function decodeMeasurement(cell: DecodeCell): Measurement {
  const { contextLabel, contextTokens, concurrency, status, statusText, sourceLine } = cell;
  const place = {
    phase: 'decode',
    contextLabel,
    contextTokens,
    concurrency,
    status,
    statusText,
    sourceLine,
  } as const;
  if (cell.status !== 'valid' && cell.status !== 'capacity-limited') return { ...place, ...noFigures };
  return {
    ...place,
    tokPerSec: cell.decodeTokPerSec,
    perRequestTokPerSec: cell.perRequestTokPerSec,
    ttftMs: cell.ttftMs,
    interTokenLatencyMs: cell.interTokenLatencyMs,
    averageActiveRequests: cell.averageActiveRequests,
    completedRequests: cell.completedRequests,
    outputTokens: cell.outputTokens,
    measuredSeconds: cell.measuredSeconds,
  };
}

/** All measurements of a run in the order of their lines in the source. */
export function measurements(run: Run): readonly Measurement[] {
  const rows = [...run.prefill.map(prefillMeasurement), ...run.decode.map(decodeMeasurement)];
  return rows.sort((left, right) => left.sourceLine - right.sourceLine);
}

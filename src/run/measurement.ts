import type { DecodeCell } from './decode.ts';
import type { PrefillPoint } from './prefill.ts';
import type { Run } from './run.ts';
import type { SourcePlace } from './source.ts';

/** One row of All measurements, in whichever phase; null where the row has no such figure. */
export interface Measurement extends SourcePlace {
  readonly phase: 'prefill' | 'decode' | 'burst';
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
  readonly ttftP90Ms: number | null;
  readonly ttftP99Ms: number | null;
  readonly interTokenLatencyP90Ms: number | null;
  readonly interTokenLatencyP99Ms: number | null;
  readonly acceptanceLength: number | null;
  readonly acceptanceRate: number | null;
  readonly stepsPerSecond: number | null;
  readonly gpuPowerW: number | null;
  readonly promptTokens: number | null;
  readonly serverPrefillTokPerSec: number | null;
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
  ttftP90Ms: null,
  ttftP99Ms: null,
  interTokenLatencyP90Ms: null,
  interTokenLatencyP99Ms: null,
  acceptanceLength: null,
  acceptanceRate: null,
  stepsPerSecond: null,
  gpuPowerW: null,
  promptTokens: null,
  serverPrefillTokPerSec: null,
};

/** A prefill point as a row; it is measured with one request. */
function prefillMeasurement(point: PrefillPoint): Measurement {
  const { contextLabel, contextTokens, status, statusText, sourceLine, sourceNumber } = point;
  const row: Measurement = {
    phase: 'prefill',
    contextLabel,
    contextTokens,
    concurrency: 1,
    status,
    statusText,
    sourceLine,
    sourceNumber,
    ...noFigures,
  };
  if (point.status !== 'valid' && point.status !== 'capacity-limited') return row;
  const { prefillTokPerSec, ttftMs, completedRequests, promptTokens, serverPrefillTokPerSec } = point;
  return {
    ...row,
    tokPerSec: prefillTokPerSec,
    ttftMs,
    completedRequests,
    promptTokens: promptTokens ?? null,
    serverPrefillTokPerSec: serverPrefillTokPerSec ?? null,
  };
}

/** A decode cell as a row, of sustained decode unless told that it is a burst. */
export function decodeMeasurement(cell: DecodeCell, phase: 'decode' | 'burst' = 'decode'): Measurement {
  const { contextLabel, contextTokens, concurrency, status, statusText, sourceLine, sourceNumber } = cell;
  const row: Measurement = {
    phase,
    contextLabel,
    contextTokens,
    concurrency,
    status,
    statusText,
    sourceLine,
    sourceNumber,
    ...noFigures,
  };
  if (cell.status !== 'valid' && cell.status !== 'capacity-limited') return row;
  return {
    ...row,
    tokPerSec: cell.decodeTokPerSec,
    perRequestTokPerSec: cell.perRequestTokPerSec,
    ttftMs: cell.ttftMs,
    interTokenLatencyMs: cell.interTokenLatencyMs,
    averageActiveRequests: cell.averageActiveRequests,
    completedRequests: cell.completedRequests,
    outputTokens: cell.outputTokens,
    measuredSeconds: cell.measuredSeconds,
    ...cell.percentiles,
    ...cell.speculation,
    gpuPowerW: cell.gpuPowerW ?? null,
  };
}

/** All measurements of a run in the order of their sources and of the lines in them. */
export function measurements(run: Run): readonly Measurement[] {
  const rows = [
    ...run.prefill.map(prefillMeasurement),
    ...run.decode.map((cell) => decodeMeasurement(cell)),
    ...(run.bursts ?? []).map((cell) => decodeMeasurement(cell, 'burst')),
  ];
  return rows.sort(
    (left, right) =>
      (left.sourceNumber ?? 1) - (right.sourceNumber ?? 1) || left.sourceLine - right.sourceLine,
  );
}

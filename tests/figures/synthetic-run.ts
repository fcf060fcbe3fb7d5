import type { DecodeCell, MeasuredDecode } from '../../src/run/decode.ts';
import type { PrefillPoint } from '../../src/run/prefill.ts';
import type { Run } from '../../src/run/run.ts';
import { kimi } from './golden-runs.ts';

const context = (tokens: number) => ({
  contextLabel: `${String(tokens / 1024)}K`,
  contextTokens: tokens,
  sourceLine: 1,
});

interface CellFigures {
  readonly decodeTokPerSec: number;
  readonly ttftMs?: number | null;
  readonly averageActiveRequests?: number | null;
  readonly status?: 'valid' | 'capacity-limited';
}

/** A decode cell with figures; those that are not given are null. */
export function measuredCell(
  contextTokens: number,
  concurrency: number,
  figures: CellFigures,
): MeasuredDecode {
  return {
    ...context(contextTokens),
    concurrency,
    status: 'valid',
    statusText: 'Valid',
    perRequestTokPerSec: null,
    ttftMs: null,
    interTokenLatencyMs: null,
    averageActiveRequests: null,
    completedRequests: null,
    outputTokens: null,
    measuredSeconds: null,
    ...figures,
  };
}

export function overCapacityCell(contextTokens: number, concurrency: number): DecodeCell {
  return { ...context(contextTokens), concurrency, status: 'over-capacity', statusText: 'Over capacity' };
}

export function prefillPoint(contextTokens: number, ttftMs: number): PrefillPoint {
  return {
    ...context(contextTokens),
    status: 'valid',
    statusText: 'Valid',
    prefillTokPerSec: (contextTokens / ttftMs) * 1000,
    ttftMs,
    completedRequests: 1,
  };
}

/** A run without measurements and launch command, whose names agree; the rest is Kimi's. */
export function syntheticRun(changes: Partial<Run>): Run {
  return {
    ...kimi,
    model: { name: 'M', servedName: 'org/M', revision: null },
    launchCommand: null,
    prefill: [],
    decode: [],
    ...changes,
  };
}

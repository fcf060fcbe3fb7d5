import type { Protocol } from '../../run/protocol.ts';

/** One valid cell of a run, as a landscape shows it; all rows of a landscape are of one context. */
export interface LandscapeRow {
  /** Of the run. */
  readonly id: string;
  /** What the run is called among those shown. */
  readonly name: string;
  /** Figures of different kinds are never in one landscape. */
  readonly kind: Protocol['measurementKind'];
  readonly gpuCount: number;
  readonly contextLabel: string;
  readonly concurrency: number;
  /** Decode tok/s of all requests. */
  readonly totalTokPerSec: number;
  /** Decode tok/s of one request. */
  readonly perRequestTokPerSec: number;
}

/** Tok/s of all requests, of one GPU where it is asked for. What one request gets is not divided. */
export function landscapeTotal({ totalTokPerSec, gpuCount }: LandscapeRow, perGpu: boolean): number {
  return perGpu ? totalTokPerSec / gpuCount : totalTokPerSec;
}

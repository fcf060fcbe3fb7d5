import type { ContextFigure, ListedRun } from './listed-run.ts';

/** How the figures of many runs are looked at. */
export interface Lens {
  /** The context in tokens at which decode of one request and prefill are read; null for each run's own. */
  readonly atTokens: number | null;
  /** Whether what a whole machine does is divided by its number of GPUs. */
  readonly perGpu: boolean;
}

/** Something that runs are sorted by; more is better in all of them. */
export interface RunMetric {
  /** Value of `sort` in an address. */
  readonly slug: 'single-request' | 'peak-decode' | 'prefill' | 'longest-context' | 'kv-cache';
  /** Whether it is comparable at one context alone. */
  readonly needsContext: boolean;
  /** Whether it is a property of all GPUs together. The speed of one request and the context that it may have are not. */
  readonly dividable: boolean;
  /** Null where the run does not have the figure; never taken from a neighbouring context. */
  readonly value: (run: ListedRun, lens: Lens) => number | null;
}

function divisor({ hardware }: ListedRun, { perGpu }: Lens): number {
  return perGpu ? hardware.gpuCount : 1;
}

/** Decode throughput of one request at the context of the lens, else at the shortest that the run measured. */
export function singleRequestFigure(run: ListedRun, { atTokens }: Lens): ContextFigure | null {
  return (atTokens === null ? run.singleRequest[0] : figureAt(run.singleRequest, atTokens)) ?? null;
}

/** Prefill throughput at the context of the lens, else the run's highest; not yet divided. */
export function prefillFigure(run: ListedRun, { atTokens }: Lens): ContextFigure | null {
  if (atTokens !== null) return figureAt(run.prefill, atTokens);
  return run.prefill.reduce<ContextFigure | null>(
    (best, point) => (best === null || point.tokPerSec > best.tokPerSec ? point : best),
    null,
  );
}

function figureAt(figures: readonly ContextFigure[], atTokens: number): ContextFigure | null {
  return figures.find(({ contextTokens }) => contextTokens === atTokens) ?? null;
}

/** The figure divided where the lens asks for it; null stays null. */
export function throughLens(figure: number | null, run: ListedRun, lens: Lens): number | null {
  return figure === null ? null : figure / divisor(run, lens);
}

/** What certainly fits into the KV cache, in tokens; null where the cells contradict one another or set no lower bound. */
function certainCapacity({ kvCache }: ListedRun): number | null {
  return kvCache?.consistent === true ? (kvCache.lower?.tokens ?? null) : null;
}

/** The metrics in the order in which they are offered. */
export const runMetrics: readonly RunMetric[] = [
  {
    slug: 'single-request',
    needsContext: true,
    dividable: false,
    value: (run, lens) => singleRequestFigure(run, lens)?.tokPerSec ?? null,
  },
  {
    slug: 'peak-decode',
    needsContext: false,
    dividable: true,
    value: (run, lens) => throughLens(run.peakDecode?.tokPerSec ?? null, run, lens),
  },
  {
    slug: 'prefill',
    needsContext: true,
    dividable: true,
    value: (run, lens) => throughLens(prefillFigure(run, lens)?.tokPerSec ?? null, run, lens),
  },
  {
    slug: 'longest-context',
    needsContext: false,
    dividable: false,
    value: ({ longestContext }) => longestContext?.contextTokens ?? null,
  },
  {
    slug: 'kv-cache',
    needsContext: false,
    dividable: true,
    value: (run, lens) => throughLens(certainCapacity(run), run, lens),
  },
];

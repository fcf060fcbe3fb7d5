import { formatDecodeRate, formatInterTokenLatency, formatMilliseconds } from './quantity-text.ts';

/** A decode figure that can be drawn over context length × concurrency. */
export interface DecodeMetric {
  /** Field of a measured cell. */
  readonly field: 'decodeTokPerSec' | 'perRequestTokPerSec' | 'ttftMs' | 'interTokenLatencyMs';
  /** Value of `metric` in an address. */
  readonly slug: 'throughput' | 'per-request' | 'ttft' | 'inter-token-latency';
  readonly label: string;
  /** For a switch, where the heading says that it is decode. */
  readonly shortLabel: string;
  readonly unit: 'tok/s' | 'ms';
  readonly better: 'higher' | 'lower';
  /** What the figure is, in one sentence. */
  readonly definition: string;
  /** The figure without its unit. */
  readonly format: (value: number) => string;
}

/** The decode metrics in the order in which they are offered; the first is the default. */
export const decodeMetrics = [
  {
    field: 'decodeTokPerSec',
    slug: 'throughput',
    label: 'Decode throughput',
    shortLabel: 'Throughput',
    unit: 'tok/s',
    better: 'higher',
    definition: 'Output tokens per second of all simultaneous requests together.',
    format: formatDecodeRate,
  },
  {
    field: 'perRequestTokPerSec',
    slug: 'per-request',
    label: 'Per-request throughput',
    shortLabel: 'Per request',
    unit: 'tok/s',
    better: 'higher',
    definition:
      'Output tokens per second that one request receives: the median over requests of 1 ÷ inter-token latency.',
    format: formatDecodeRate,
  },
  {
    field: 'ttftMs',
    slug: 'ttft',
    label: 'TTFT',
    shortLabel: 'TTFT',
    unit: 'ms',
    better: 'lower',
    definition:
      'Median time to first token with the prompt already in the prefix cache, so mostly without prefill.',
    format: formatMilliseconds,
  },
  {
    field: 'interTokenLatencyMs',
    slug: 'inter-token-latency',
    label: 'Inter-token latency',
    shortLabel: 'Inter-token latency',
    unit: 'ms',
    better: 'lower',
    definition: 'Median time between two tokens of one request.',
    format: formatInterTokenLatency,
  },
] as const satisfies readonly DecodeMetric[];

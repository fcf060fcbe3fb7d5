import {
  formatCount,
  formatDecodeRate,
  formatMilliseconds,
  formatPrefillRate,
} from '../display/quantity-text.ts';
import type { ChartAxis } from '../figures/chart.ts';

/** A figure of an axis as text with its unit, for tooltips. */
export function axisText(quantity: ChartAxis['quantity'], value: number): string {
  switch (quantity) {
    case 'context':
      return `${formatCount(value)} tokens`;
    case 'concurrency':
      return `concurrency ${formatCount(value)}`;
    case 'decode-rate':
      return `${formatDecodeRate(value)} tok/s`;
    case 'prefill-rate':
      return `${formatPrefillRate(value)} tok/s`;
    case 'ms':
      return `${formatMilliseconds(value)} ms`;
  }
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A round figure of an axis, short: 20000 → "20K". */
export function tickText(value: number): string {
  return compact.format(value);
}

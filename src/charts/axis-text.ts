import {
  formatCount,
  formatDecodeRate,
  formatMilliseconds,
  formatPercent,
  formatPrefillRate,
} from '../display/quantity-text.ts';
import type { ChartAxis } from '../figures/chart.ts';

/** A figure of an axis as text with its unit, for tooltips; empty where the label of the point says it. */
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
    case 'share':
      return `${formatPercent(value)} % of the first`;
    case 'occasion':
      return '';
  }
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A round figure of an axis, short: 20000 → "20K"; a share in per cent: 1.1 → "110 %". */
export function tickText(value: number, quantity?: ChartAxis['quantity']): string {
  return quantity === 'share' ? `${compact.format(value * 100)} %` : compact.format(value);
}

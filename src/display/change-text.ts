import { formatPercent } from './quantity-text.ts';

/** How far a figure rose or fell, by its ratio to the former one less 1: 0.09 → "+9 %", -0.04 → "−4 %", 0 → "±0 %". */
export function formatChange(change: number): string {
  const share = formatPercent(Math.abs(change));
  if (share === '0') return '±0 %';
  return `${change < 0 ? '−' : '+'}${share} %`;
}

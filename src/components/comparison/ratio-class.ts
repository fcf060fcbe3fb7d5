import type { RatioLevel } from '../../figures/comparison/ratio-scale.ts';

/** The class of a ratio's shade: "ratio-b-3" where the other run is better, "ratio-a-3" where the baseline is, "ratio-0". */
export function ratioClass(level: RatioLevel): string {
  if (level === 0) return 'ratio-0';
  return level > 0 ? `ratio-b-${String(level)}` : `ratio-a-${String(-level)}`;
}

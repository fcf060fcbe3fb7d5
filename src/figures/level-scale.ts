/** How many shades a heatmap has. */
export const LEVEL_COUNT = 9;

/** A log scale from a figure to a shade: 0 is the worst figure of the domain, 8 the best. */
export interface LevelScale {
  readonly low: number;
  readonly high: number;
  readonly better: 'higher' | 'lower';
  /** Shade of a figure, an integer 0–8; figures beyond the domain take its nearest end. */
  readonly level: (value: number) => number;
}

/**
 * A scale over all of the figures given, so that hiding some of them later shifts no shade.
 * Each shade spans the same ratio. With a single distinct figure every level is the middle one.
 *
 * @returns null where there are no figures, thus nothing to shade.
 */
export function levelScale(values: readonly number[], better: 'higher' | 'lower'): LevelScale | null {
  if (values.length === 0) return null;
  const low = values.reduce((least, value) => Math.min(least, value));
  const high = values.reduce((most, value) => Math.max(most, value));
  const top = LEVEL_COUNT - 1;
  const level = (value: number): number => {
    if (low === high) return top / 2;
    const share = Math.log(value / low) / Math.log(high / low);
    const step = Math.min(top, Math.max(0, Math.floor(share * LEVEL_COUNT)));
    return better === 'higher' ? step : top - step;
  };
  return { low, high, better, level };
}

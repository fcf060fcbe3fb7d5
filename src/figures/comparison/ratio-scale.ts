/*
 * Shades of a ratio. The bounds are fixed, so that a shade means the same on every page, and symmetric in log: a run
 * that is 3 times as fast and one that takes 3 times as long stand equally far from the middle. They are round numbers
 * at about even steps, wide enough for two different models and narrow enough for two versions of an engine.
 */

/** Ratios from 1 ÷ 1.05 to 1.05 are called even: too close to call from one measurement on each side. */
const EVEN_WITHIN = 1.05;

/** Where the levels 2, 3 and 4 begin; level 1 begins behind the even band. */
const BOUNDS = [1.5, 2.5, 4] as const;

/** Decimal fractions are not exact in binary: 105 ÷ 100 and 1 ÷ (100 ÷ 105) are on the same side of a bound. */
const HAIR = 1e-12;

/** A shade: 0 even, 1 to 4 the other run better by more and more, −1 to −4 the baseline. */
export type RatioLevel = -4 | -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4;

const better: readonly RatioLevel[] = [1, 2, 3, 4];
const worse: readonly RatioLevel[] = [-1, -2, -3, -4];

/** Whether a ratio lies in the even band, its ends included. */
export function isEven(ratio: number): boolean {
  return Math.max(ratio, 1 / ratio) <= EVEN_WITHIN * (1 + HAIR);
}

/** The shade of a ratio as ratioGrid gives it; a bound belongs to the stronger shade. */
export function ratioLevel(ratio: number): RatioLevel {
  if (isEven(ratio)) return 0;
  const factor = Math.max(ratio, 1 / ratio) * (1 + HAIR);
  const passed = BOUNDS.filter((bound) => factor >= bound).length;
  return (ratio > 1 ? better : worse)[passed] ?? 0;
}

/** One swatch of the legend. */
export interface RatioLegendEntry {
  readonly level: RatioLevel;
  /** Which run is better at this shade. */
  readonly better: 'baseline' | 'other' | 'even';
  /** By how many times, with its unit: "1.5–2.5×", "4× or more", "within ±5 %". */
  readonly text: string;
}

const factors = ['1.05–1.5×', '1.5–2.5×', '2.5–4×', '4× or more'] as const;

/** The swatches from the baseline's strongest shade to the other run's. */
export const ratioLegend: readonly RatioLegendEntry[] = [
  ...worse.map((level, at) => ({ level, better: 'baseline', text: factors[at] ?? '' }) as const).toReversed(),
  { level: 0, better: 'even', text: 'within ±5 %' },
  ...better.map((level, at) => ({ level, better: 'other', text: factors[at] ?? '' }) as const),
];

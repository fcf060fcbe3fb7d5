/** How far apart measurements of the same are. */
export interface Spread {
  /** How many measurements; two at least. */
  readonly count: number;
  readonly low: number;
  readonly high: number;
  /** Half the distance from lowest to highest, as a share of the middle between them: 24.1 and 26.3 → 0.044. */
  readonly share: number;
}

/**
 * The whole range of measurements, not a deviation: there are too few of them to estimate one. Null of fewer than two.
 */
export function spread(values: readonly number[]): Spread | null {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  return { count: values.length, low, high, share: low === high ? 0 : (high - low) / (high + low) };
}

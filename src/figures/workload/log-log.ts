/** A measurement and its share of an interpolated figure; shares add up to 1. */
export interface Weighted<Item> {
  readonly item: Item;
  readonly weight: number;
}

/** The neighbours of a value on an axis; one, where the axis has the value itself. */
export function bracket(axis: readonly number[], value: number): readonly Weighted<number>[] {
  if (axis.includes(value)) return [{ item: value, weight: 1 }];
  const low = Math.max(...axis.filter((step) => step < value));
  const high = Math.min(...axis.filter((step) => step > value));
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [];
  const weight = Math.log(value / low) / Math.log(high / low);
  return [
    { item: low, weight: 1 - weight },
    { item: high, weight },
  ];
}

/**
 * A figure between measurements, along straight lines on log–log axes: the weighted geometric mean. Of one measurement
 * it is the figure itself. Null where any of them lacks the figure.
 */
export function interpolate<Item>(
  measured: readonly Weighted<Item>[],
  figure: (item: Item) => number | null,
): number | null {
  const [first] = measured;
  if (first === undefined) return null;
  if (measured.length === 1) return figure(first.item);
  let sum = 0;
  for (const { item, weight } of measured) {
    const value = figure(item);
    if (value === null) return null;
    sum += weight * Math.log(value);
  }
  return Math.exp(sum);
}

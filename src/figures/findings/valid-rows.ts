import type { DecodeCell, MeasuredDecode } from '../../run/decode.ts';

const isValid = (cell: DecodeCell): cell is MeasuredDecode => cell.status === 'valid';

/** Two measurements of one row, the left one first on its axis. */
export type Pair<Item> = readonly [left: Item, right: Item];

/** The valid cells of each concurrency, by ascending context; concurrencies ascend. */
export function rowsByConcurrency(decode: readonly DecodeCell[]): readonly (readonly MeasuredDecode[])[] {
  const cells = decode.filter(isValid).sort((left, right) => left.contextTokens - right.contextTokens);
  return [...Map.groupBy(cells, (cell) => cell.concurrency)]
    .sort(([left], [right]) => left - right)
    .map(([, row]) => row);
}

/** The valid cells of each context, by ascending concurrency; contexts ascend. */
export function rowsByContext(decode: readonly DecodeCell[]): readonly (readonly MeasuredDecode[])[] {
  const cells = decode.filter(isValid).sort((left, right) => left.concurrency - right.concurrency);
  return [...Map.groupBy(cells, (cell) => cell.contextLabel).values()].sort(
    ([left], [right]) => (left?.contextTokens ?? 0) - (right?.contextTokens ?? 0),
  );
}

/** Neighbours of a row: [a, b, c] has [a, b] and [b, c]. */
export function neighbours<Item>(row: readonly Item[]): readonly Pair<Item>[] {
  return row.slice(1).flatMap((right, index) => {
    const left = row[index];
    return left === undefined ? [] : [[left, right] as const];
  });
}

/** For each item that lies clearly below the highest one before it: that one, and the item. */
export function falls<Item>(
  row: readonly Item[],
  value: (item: Item) => number,
  tolerance: number,
): readonly Pair<Item>[] {
  let highest = row[0];
  const found: Pair<Item>[] = [];
  for (const item of row) {
    if (highest === undefined || value(item) > value(highest)) highest = item;
    else if (value(item) < value(highest) * (1 - tolerance)) found.push([highest, item]);
  }
  return found;
}

/** The pair that falls furthest in proportion. */
export function steepest<Item>(
  pairs: readonly Pair<Item>[],
  value: (item: Item) => number,
): Pair<Item> | undefined {
  const ratio = ([left, right]: Pair<Item>): number => value(right) / value(left);
  return pairs.toSorted((left, right) => ratio(left) - ratio(right))[0];
}

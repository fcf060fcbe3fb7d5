/**
 * Objects of JSON as columns by key, which says each key once and puts like numbers side by side: a page carries hundreds
 * of such rows. `false` stands where a row has no such key.
 */
export type PackedRows = Readonly<Record<string, readonly unknown[]>>;

/** Packs rows, of which no value is `false`. */
export function packedRows(rows: readonly object[]): PackedRows {
  const maps = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  const keys = new Set(maps.flatMap((row) => [...row.keys()]));
  return Object.fromEntries(
    [...keys].map((key) => [key, maps.map((row) => (row.has(key) ? row.get(key) : false))]),
  );
}

/** The rows that were packed. */
export function unpackedRows(packed: PackedRows): readonly object[] {
  const columns = Object.entries(packed);
  const [, first = []] = columns[0] ?? [];
  return first.map((_, index) =>
    Object.fromEntries(
      columns.flatMap(([key, values]) => (values[index] === false ? [] : [[key, values[index]] as const])),
    ),
  );
}

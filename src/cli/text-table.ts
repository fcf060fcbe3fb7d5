/** A table for a terminal: columns as wide as their widest cell, the first aligned left and all others right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const width = (column: number): number => Math.max(...rows.map((row) => [...(row[column] ?? '')].length));
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  const padded = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - [...cell].length);
    return column === 0 ? `${cell}${space}` : `${space}${cell}`;
  };
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

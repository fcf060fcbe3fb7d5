/** One line of the report. */
export interface Result {
  readonly what: string;
  /** As it is printed, with its unit. */
  readonly measured: string;
  /** Such as "≤ 2.5 ×"; null where nothing is asked for. */
  readonly target: string | null;
  readonly met: boolean | null;
}

/** A figure that nothing is asked of. */
export function figure(what: string, measured: string): Result {
  return { what, measured, target: null, met: null };
}

/** A figure that must not be above a limit. */
export function limited(what: string, value: number, { most, unit }: { most: number; unit: string }): Result {
  const digits = value < 100 ? 2 : 0;
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit}`,
    target: `≤ ${String(most)} ${unit}`,
    met: value <= most,
  };
}

/** The report as a table of fixed columns. */
export function resultTable(results: readonly Result[]): string {
  const rows = results.map(({ what, measured, target, met }) => [
    ...[what, measured, target ?? ''],
    met === null ? '' : met ? 'met' : 'missed',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

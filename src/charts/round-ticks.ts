/** More labels than this crowd an axis. */
const MOST = 7;

/**
 * The values that a log axis from `min` to `max` labels: 1, 2 and 5 times the powers of ten, or where those are too many
 * only the powers of ten.
 */
export function roundTicks(min: number, max: number): readonly number[] {
  const within = (mantissas: readonly number[]): number[] => {
    const first = Math.floor(Math.log10(min));
    const count = Math.floor(Math.log10(max)) - first + 1;
    return Array.from({ length: count }, (_, step) => 10 ** (first + step))
      .flatMap((power) => mantissas.map((mantissa) => mantissa * power))
      .filter((value) => value >= min && value <= max);
  };
  const fine = within([1, 2, 5]);
  return fine.length <= MOST ? fine : within([1]);
}

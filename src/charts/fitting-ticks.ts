interface Tick {
  readonly value: number;
  readonly label: string;
}

interface Room {
  readonly range: readonly [from: number, to: number];
  /** Of the drawn axis. */
  readonly pixels: number;
}

/** About what a character of a label takes, and the gap to the next label. */
const CHARACTER = 6.5;
const GAP = 14;

/** The ticks of a linear axis, in order, whose labels do not touch the one before; the first is always kept. */
export function fittingTicks(ticks: readonly Tick[], { range: [from, to], pixels }: Room): readonly Tick[] {
  let free = Number.NEGATIVE_INFINITY;
  return ticks.filter(({ value, label }) => {
    const middle = ((value - from) / (to - from)) * pixels;
    const half = (label.length * CHARACTER) / 2;
    if (middle - half < free) return false;
    free = middle + half + GAP;
    return true;
  });
}

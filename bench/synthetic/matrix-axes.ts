import type { Random } from './random.ts';

/** What is measured: contexts in K (1,024 tokens) and requests at once, both ascending. */
export interface MatrixAxes {
  readonly contexts: readonly number[];
  readonly concurrencies: readonly number[];
  /** Prefill has points that decode has not, and sometimes none at all. */
  readonly prefillContexts: readonly number[];
}

interface Room {
  readonly longestInK: number;
  /** Tokens that the KV cache holds. */
  readonly budget: number;
  readonly maxOutputTokens: number;
}

const doublings = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1019];
const dense = [1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 251];
const concurrencyChoices = [
  [1, 2, 4, 8, 16, 32, 64, 128],
  [1, 2, 4, 8, 16, 32, 64, 128],
  [1, 2, 4, 8],
  [1, 4, 16, 64, 256],
  [1, 2, 3, 4, 6, 8, 12, 16],
  [1, 8, 32, 100, 500, 1000],
  [1],
  [1, 2],
] as const;
const many = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128, 192, 256] as const;

/** The axes of one set-up. One matrix in sixty is as large as anybody makes them, 15 × 20; some are a single row. */
export function matrixAxes(room: Room, random: Random): MatrixAxes {
  const isLarge = random.chance(1 / 60);
  const fitting = (isLarge ? dense : doublings).filter(
    (each) => each <= room.longestInK && each * 1024 + room.maxOutputTokens <= room.budget,
  );
  // Nobody measures a context that does not fit once, except to show that it does not.
  const usable = fitting.length === 0 ? [1] : fitting;
  const first = isLarge ? 0 : Math.min(random.pick([0, 2, 3, 3, 3]), usable.length - 1);
  const contexts = usable.slice(first);
  const beyond = Math.min(room.longestInK, 1024);
  const isBeyond = (contexts.at(-1) ?? 0) < beyond && random.chance(0.25);
  return {
    contexts: isBeyond && random.chance(0.3) ? [...contexts, beyond] : contexts,
    concurrencies: isLarge ? many : random.pick(concurrencyChoices),
    prefillContexts: random.chance(0.03) ? [] : isBeyond ? [...contexts, beyond] : contexts,
  };
}

import { createHash } from 'node:crypto';

/**
 * Numbers that look random and follow from a name alone, on every machine: only sums and products of integers and
 * correctly rounded arithmetic, never a logarithm or a sine, whose last digit differs between engines.
 */
export class Random {
  #state: number;

  constructor(...name: readonly (string | number)[]) {
    this.#state = createHash('sha256').update(name.join('/')).digest().readUInt32LE();
  }

  /** From 0 up to 1, without 1: the generator "mulberry32". */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + this.fraction() * (most - least);
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.fraction() * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  }

  /** A factor around 1, mostly within ± `spread`, never beyond three times that. */
  noise(spread: number): number {
    return 1 + (this.fraction() + this.fraction() + this.fraction() - 1.5) * 2 * spread;
  }
}

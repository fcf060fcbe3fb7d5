import type { PicturedRun } from './pictured-comparison.ts';
import { textWidth } from './text-width.ts';

/** Two runs whose decode throughput is divided. */
export interface RatioPair {
  readonly baseline: PicturedRun;
  readonly other: PicturedRun;
}

/** What a cell of eight in a picture of 800 holds in its notes. */
const ROOM = { width: 72, size: 12 };

const fits = (name: string): boolean => !name.includes(' ') && textWidth(name, ROOM) <= ROOM.width;

/** "Inkling" of "Inkling-Small". */
const firstWord = (name: string): string => /^[\p{L}\p{N}]{3,}/u.exec(name)?.[0] ?? '';

/** What each of two runs is called within a cell: by name where both fit, else by first words that differ, else by letter. */
export function cellNames({ baseline, other }: RatioPair): (run: PicturedRun) => string {
  if (fits(baseline.name) && fits(other.name)) return ({ name }) => name;
  const words = [baseline, other].map(({ name }) => firstWord(name));
  const [one, two] = words.map((word) => word.toLowerCase());
  if (one !== two && words.every((word) => word !== '' && fits(word))) return ({ name }) => firstWord(name);
  return ({ letter }) => letter;
}

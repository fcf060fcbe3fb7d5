import { distance } from 'fastest-levenshtein';

const LONGEST_COMPARED = 40;

/**
 * The known name that a text is most likely a slip of, such as "Version" for "Versoin"; null where none is near.
 *
 * Short names must differ in case alone, longer ones by one or two letters: "OS" and "CPU" are words of their own.
 */
export function nearestName<Name extends string>(text: string, names: readonly Name[]): Name | null {
  if (text.length > LONGEST_COMPARED) return null;
  const lowered = text.toLowerCase();
  let nearest: Name | null = null;
  let least = Infinity;
  for (const name of names) {
    const difference = slipsBetween(lowered, name.toLowerCase());
    if (difference <= slipsAllowed(name) && difference < least) {
      nearest = name;
      least = difference;
    }
  }
  return nearest;
}

/** The distance in letters; two letters that changed places are one slip. */
function slipsBetween(a: string, b: string): number {
  const letters = distance(a, b);
  return letters === 2 && sorted(a) === sorted(b) ? 1 : letters;
}

function sorted(text: string): string {
  return [...text].sort().join('');
}

function slipsAllowed({ length }: string): number {
  if (length <= 3) return 0;
  return length <= 5 ? 1 : 2;
}

const MOST_QUOTED = 80;
const UNSEEN = /(?! )[\p{Cc}\p{Cf}\p{Z}]/gu;

/** A text of the input in quotes, for a message: on one line, at most 80 characters, what cannot be seen as "<U+200B>". */
export function quote(text: string): string {
  return `"${excerpt(text)}"`;
}

/** A text of the input as quote has it, for within a sentence. */
export function excerpt(text: string): string {
  const line = visible(text.slice(0, 4 * MOST_QUOTED).replaceAll(/[ \t\n]+/g, ' '));
  const characters = [...line];
  return characters.length > MOST_QUOTED ? `${characters.slice(0, MOST_QUOTED - 1).join('')}…` : line;
}

/** A text in which control characters, and those that change its direction or have no width, are named. */
export function visible(text: string): string {
  return text.replaceAll(UNSEEN, codePoint);
}

/** The name of a character by its number, such as "<U+202E>". */
function codePoint(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}

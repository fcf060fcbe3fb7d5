const MOST_QUOTED = 80;

/** A text of the input in quotes, for a message: on one line, at most 80 characters. */
export function quote(text: string): string {
  const line = text.slice(0, 4 * MOST_QUOTED).replaceAll(/\s+/g, ' ');
  const characters = [...line];
  const shown = characters.length > MOST_QUOTED ? `${characters.slice(0, MOST_QUOTED - 1).join('')}…` : line;
  return `"${shown}"`;
}

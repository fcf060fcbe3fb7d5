import { textWidth, type TextStyle } from './text-width.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const split = (text: string): readonly string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** As much of a text as the room holds, with "…" where it was cut; whole letters, never half of one. */
export function fitText(text: string, style: TextStyle, room: number): string {
  if (textWidth(text, style) <= room) return text;
  let kept = '';
  for (const letter of split(text)) {
    if (textWidth(`${kept}${letter}…`, style) > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** Between words; a cell such as "8K × 1" stays together. */
const BREAK = /(?<!×)[\t\n\r ]+(?!×)/;

/** A word that is wider than a line, such as a path, in pieces that are not. */
function pieces(word: string, style: TextStyle, room: number): readonly string[] {
  if (textWidth(word, style) <= room) return [word];
  const parts = [''];
  for (const letter of split(word)) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && textWidth(last + letter, style) > room) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
}

export interface Lines extends TextStyle {
  /** Width of a line. */
  readonly room: number;
  /** The last line ends in "…" where there would be more. */
  readonly most: number;
}

/** A text in lines that are no wider than the room; words are kept whole where they can be. */
export function wrapText(text: string, { room, most, ...style }: Lines): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(BREAK).flatMap((part) => pieces(part, style, room))) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, style) <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const rest = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), fitText(rest, style, room)];
}

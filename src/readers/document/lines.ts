import type { Field } from '../report.ts';

/** The lines of a part of the text that hold something, without surrounding space; each knows its place. */
export function linesOf(part: Field): Field[] {
  const lines: Field[] = [];
  let start = 0;
  for (const text of part.text.split('\n')) {
    const line = trimmed({ text, start: part.start + start });
    if (line.text !== '') lines.push(line);
    start += text.length + 1;
  }
  return lines;
}

/** A field without the space around it. */
export function trimmed(field: Field): Field {
  const text = field.text.trim();
  if (text.length === field.text.length) return field;
  return { text, start: field.start + field.text.length - field.text.trimStart().length };
}

/** What stands in a field from `from` up to `to`, both counted from the field's start, without the space around it. */
export function slice({ text, start }: Field, from: number, to?: number): Field {
  return trimmed({ text: text.slice(from, to), start: start + from });
}

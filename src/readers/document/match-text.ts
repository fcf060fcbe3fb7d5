import type { Field } from '../report.ts';

const SPACE = /\s/;

/**
 * Where `expected` ends in `text` when it stands at `at`, or -1 when it does not stand there.
 *
 * Space before it is passed over, and any run of space stands for a space within it: the documents lose the gaps
 * between elements, or show them as line ends. Anything visible must be the same to the last character.
 */
export function endOfText(text: string, at: number, expected: string): number {
  let end = afterSpace(text, at);
  for (const character of expected) {
    if (character === ' ') {
      const next = afterSpace(text, end);
      if (next === end) return -1;
      end = next;
    } else {
      if (!text.startsWith(character, end)) return -1;
      end += character.length;
    }
  }
  return end;
}

/** Where several texts, one after the other, end in `text`, or -1 when they do not all stand there. */
export function endOfTexts(text: string, at: number, expected: readonly string[]): number {
  let end = at;
  for (const part of expected) {
    end = endOfText(text, end, part);
    if (end === -1) return -1;
  }
  return end;
}

/** Whether a field is exactly these texts, one after the other, with or without space between them. */
export function isComposedOf({ text }: Field, expected: readonly string[]): boolean {
  const end = endOfTexts(text, 0, expected);
  return end !== -1 && afterSpace(text, end) === text.length;
}

function afterSpace(text: string, at: number): number {
  let end = at;
  while (end < text.length && SPACE.test(text.charAt(end))) end += 1;
  return end;
}

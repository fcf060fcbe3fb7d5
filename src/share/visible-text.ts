/*
 * Text of a result file may hold characters that nobody sees and that change how the rest is read: right-to-left
 * marks and overrides, zero-width letters, control characters. What leaves the site shows them.
 */

/** Controls, formatting characters (bidi and zero-width ones too), halves of pairs, separators, and what XML forbids. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

/** Most text holds nothing else, and need not be searched character by character. */
const PLAIN = /^[\t\n\x20-\x7E]*$/;

/** The text with each unseen character spelt out, such as "[U+202E]"; tabs and line breaks stay. */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(UNSEEN, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}

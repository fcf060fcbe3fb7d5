import { visibleText } from './visible-text.ts';

/** Splits what GitHub looks for after Markdown has been read, where a backslash is gone already; shown as nothing. */
const SPLIT = '<!-- -->';

/** What becomes a mention, an issue, an address or an emoji on GitHub, cut behind its first part. */
const REFERENCES = /@|\\#(?=\d)|\bGH-(?=\d)|:(?=\/\/)|www(?=\.)|:(?=[a-z+-][\w\\+-]*:)/gi;

/**
 * Text as Markdown shows it literally, on one line, at the start of a line and in a table's cell too: what Markdown,
 * HTML or GitHub would act on is escaped, and characters that nobody sees are spelt out.
 */
export function markdownText(text: string): string {
  return visibleText(text.replaceAll(/\s+/g, ' ').trim())
    .replaceAll(/[\\`*_[\]<>|#~&]/g, String.raw`\$&`)
    .replaceAll(REFERENCES, `$&${SPLIT}`)
    .replaceAll('$', '<span>$</span>')
    .replace(/^[-+=](?=[-=\s]|$)/, String.raw`\$&`)
    .replace(/^(\d+)([.)])(?=\s|$)/, String.raw`$1\$2`);
}

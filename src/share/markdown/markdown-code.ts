import { visibleText } from '../visible-text.ts';

/** Text verbatim in a fenced block, whatever backticks it holds; characters that nobody sees are spelt out. */
export function markdownCode(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${visibleText(text)}\n${fence}`;
}

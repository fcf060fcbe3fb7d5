import type { Finding } from '../../figures/findings/finding.ts';
import { htmlText } from '../../share/html-text.ts';

/** Marks what findings concern, in words too, as HTML; nothing where none does. `end` follows the words. */
export function findingMark(findings: readonly Pick<Finding, 'title'>[], end: '' | ':' = ''): string {
  if (findings.length === 0) return '';
  const titles = htmlText(findings.map(({ title }) => title).join(', '));
  return `<span class="mark"><span class="visually-hidden">See ${titles}${end}</span></span>`;
}

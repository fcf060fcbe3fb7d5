import type { Run } from '../run/run.ts';
import { runAddress, runFileAddress, underBase } from './address.ts';
import { runBadge } from './badge.ts';
import { htmlText } from './html-text.ts';
import { markdownText } from './markdown-text.ts';
import { runDescription } from './run-description.ts';
import { visibleText } from './visible-text.ts';

/** Text for an attribute of HTML inside Markdown: on one line, so that it cannot end the block that it stands in. */
function attributeText(text: string): string {
  return htmlText(visibleText(text.replaceAll(/\s+/g, ' ').trim()));
}

/** The badge of a run as Markdown, leading to its page. `root` is the absolute address of the site with its base. */
export function badgeMarkdown(run: Run, root: string): string {
  const { label, message } = runBadge(run);
  const picture = underBase(root, runFileAddress(run.id, 'badge.svg'));
  return `[![${markdownText(`${label}: ${message}`)}](${picture})](${underBase(root, runAddress(run.id))})`;
}

/** The decode matrix as a picture in both themes of GitHub, leading to its page: HTML that Markdown lets through. */
export function pictureMarkdown(run: Run, root: string): string {
  const file = (name: string): string => underBase(root, runFileAddress(run.id, name));
  return [
    `<a href="${underBase(root, runAddress(run.id))}">`,
    '<picture>',
    `<source media="(prefers-color-scheme: dark)" srcset="${file('decode-dark.svg')}">`,
    `<img src="${file('decode-light.svg')}" alt="${attributeText(`Decode throughput: ${runDescription(run)}`)}">`,
    '</picture>',
    '</a>',
  ].join('\n');
}

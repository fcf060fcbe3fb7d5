import { markdownText } from '../markdown-text.ts';
import { markdownLink, type MarkdownPart, type RunInMarkdown } from './run-in-markdown.ts';

/** What is true of the run and misleads unless it is said, each as an item with its reason; cautions stand first. */
export function findingsPart({ findings, root }: RunInMarkdown): MarkdownPart {
  const items = findings.map(({ title, sentence, methodologyAnchor }) => {
    const why = root === null ? '' : ` ${markdownLink('Why', root, `/methodology/#${methodologyAnchor}`)}`;
    return `- **${markdownText(title)}.** ${markdownText(sentence)}${why}`;
  });
  const body = items.length === 0 ? 'No findings.' : items.join('\n');
  return { id: 'findings', title: 'Cautions and notes', body };
}

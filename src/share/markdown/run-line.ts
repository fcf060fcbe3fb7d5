import { headlineTexts, publicationText, setUpText } from '../run-description.ts';
import { markdownText } from '../markdown-text.ts';
import { runLink, standingMarkdown, type RunInMarkdown } from './run-in-markdown.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What ran, its headline figures and the titles of its cautions, without the run's name. */
export function runLineText(question: RunInMarkdown): string {
  const { run, findings } = question;
  const figures = headlineTexts(run);
  const cautions = findings.filter(({ severity }) => severity === 'caution').map(({ title }) => title);
  const sentences = [
    `${setUpText(run)}, ${publicationText(run)}.`,
    ...(figures.length === 0 ? ['No figures were measured.'] : [`${capitalized(figures.join('; '))}.`]),
    ...(cautions.length === 0 ? [] : [`Cautions: ${cautions.join('; ')}.`]),
  ];
  return [...standingMarkdown(question), markdownText(sentences.join(' '))].join(' ');
}

/** A run as one line of Markdown: its name, leading to its page, what ran, its headline figures, its cautions. */
export function runLine(question: RunInMarkdown): string {
  return `**${runLink(question)}**: ${runLineText(question)}`;
}

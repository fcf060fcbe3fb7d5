import type { Finding } from '../../figures/findings/finding.ts';
import type { Run } from '../../run/run.ts';
import { bibtexCitation, plainCitation } from '../../share/citation.ts';
import { badgeMarkdown, pictureMarkdown } from '../../share/embed-markdown.ts';
import { runLine } from '../../share/markdown/run-line.ts';
import { runMarkdownParts } from '../../share/run-markdown.ts';

/** A text to copy. */
export interface LinkKitPart {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface Question {
  readonly run: Run;
  readonly findings: readonly Finding[];
  /** Absolute address of the site with its base. */
  readonly root: string;
  /** See RunInMarkdown. */
  readonly standing: string | null;
}

/** Everything of a run that is offered for copying, but the Markdown of the whole. */
export function linkKitParts(question: Question): readonly LinkKitPart[] {
  const { run, root } = question;
  return [
    { id: 'line', title: 'One line', text: runLine(question) },
    ...runMarkdownParts(question).map(({ id, title, markdown }) => ({ id, title, text: markdown })),
    { id: 'picture', title: 'Picture of the decode matrix', text: pictureMarkdown(run, root) },
    { id: 'badge', title: 'Badge', text: badgeMarkdown(run, root) },
    { id: 'bibtex', title: 'BibTeX', text: bibtexCitation(run, root) },
    { id: 'citation', title: 'Citation', text: plainCitation(run, root) },
  ];
}

import { decodePart } from './markdown/decode-part.ts';
import { findingsPart } from './markdown/findings-part.ts';
import { prefillPart } from './markdown/prefill-part.ts';
import {
  runFileLink,
  runLink,
  standingMarkdown,
  type MarkdownPart,
  type RunInMarkdown,
} from './markdown/run-in-markdown.ts';
import { runLineText } from './markdown/run-line.ts';
import { setUpPart } from './markdown/set-up-part.ts';
import { isPublishedWhole, sources } from '../run/sources.ts';
import { sourceFileName } from './address.ts';
import { markdownText } from './markdown-text.ts';

/** A part that can be pasted alone: it begins with what it is of. */
export interface PastedPart {
  readonly id: MarkdownPart['id'];
  readonly title: string;
  /** Without a line break at its end. */
  readonly markdown: string;
}

function parts(question: RunInMarkdown): readonly MarkdownPart[] {
  return [decodePart, prefillPart, setUpPart, findingsPart].map((part) => part(question));
}

/** Where a part stands on the page of the run. */
const anchors = {
  decode: 'decode',
  prefill: 'prefill',
  'set-up': 'hardware',
  findings: undefined,
} as const satisfies Record<MarkdownPart['id'], string | undefined>;

/** The parts of a run's Markdown in their order, each to be pasted alone. For one line see runLine. */
export function runMarkdownParts(question: RunInMarkdown): readonly PastedPart[] {
  return parts(question).map(({ id, title, body }) => ({
    id,
    title,
    markdown: [`**${title} of ${runLink(question, anchors[id])}**`, ...standingMarkdown(question), body].join(
      '\n\n',
    ),
  }));
}

/** Where every figure can be looked up, and the hashes that the sources must have. */
function evidence(question: RunInMarkdown): string {
  const published = sources(question.run);
  const names = [
    'run.json',
    'measurements.csv',
    ...published.map(({ file }, index) => sourceFileName(file, index + 1)),
  ];
  const files = question.root === null ? [] : names.map((name) => runFileLink(question, name));
  const hashes = published.map((source) => {
    const name = published.length === 1 ? 'the source' : markdownText(source.file);
    return `sha256 of ${isPublishedWhole(source) ? '' : 'the original of '}${name} \`${source.sha256}\``;
  });
  return [...files, ...hashes].join(' · ');
}

/**
 * A run whole as GitHub-flavoured Markdown, ending in a line break: its name, leading to its page, one paragraph with
 * its headline figures, then all parts, then the files behind it. It is what summary.md holds.
 */
export function runMarkdown(question: RunInMarkdown): string {
  const sections = parts(question).map(({ title, body }) => `### ${title}\n\n${body}`);
  return `${[
    `## ${runLink(question)}`,
    runLineText(question),
    ...sections,
    `### Evidence\n\n${evidence(question)}`,
  ].join('\n\n')}\n`;
}

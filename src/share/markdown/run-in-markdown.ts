import type { Finding } from '../../figures/findings/finding.ts';
import type { Run } from '../../run/run.ts';
import { runAddress, runFileAddress, underBase } from '../address.ts';
import { markdownText } from '../markdown-text.ts';

/** A run that is told in Markdown. */
export interface RunInMarkdown {
  readonly run: Run;
  /** All findings of the run. */
  readonly findings: readonly Finding[];
  /** Absolute address of the site with its base, such as "https://example.org/bench/"; null of a run without one. */
  readonly root: string | null;
  /** What became of the run since, in a sentence, such as that it was withdrawn; null where it stands. */
  readonly standing: string | null;
}

/** One part of a run's Markdown. */
export interface MarkdownPart {
  readonly id: 'decode' | 'prefill' | 'set-up' | 'findings';
  readonly title: string;
  readonly body: string;
}

/** A link to an address below the site's base; the text alone where there is no site. The text is Markdown already. */
export function markdownLink(text: string, root: string | null, address: string): string {
  return root === null ? text : `[${text}](${underBase(root, address)})`;
}

/** The run's title, leading to its page or to an anchor on it. */
export function runLink({ run, root }: Pick<RunInMarkdown, 'run' | 'root'>, anchor?: string): string {
  const fragment = anchor === undefined ? '' : `#${anchor}`;
  return markdownLink(markdownText(run.title), root, `${runAddress(run.id)}${fragment}`);
}

/** What became of the run, in bold, before all that is told of it; empty where it stands. */
export function standingMarkdown({ standing }: RunInMarkdown): readonly string[] {
  return standing === null ? [] : [`**${markdownText(standing)}**`];
}

/** The name of a file of the run, leading to it. */
export function runFileLink({ run, root }: RunInMarkdown, file: string): string {
  return markdownLink(markdownText(file), root, runFileAddress(run.id, file));
}

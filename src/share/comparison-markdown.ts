import { decodeMetrics } from '../display/decode-metric.ts';
import { formatCount } from '../display/quantity-text.ts';
import { comparability } from '../figures/comparison/comparability.ts';
import { ratioGrid } from '../figures/comparison/ratio-grid.ts';
import type { TextPart } from '../figures/comparison/text-part.ts';
import { whoWinsWhere } from '../figures/comparison/who-wins-where.ts';
import type { Run } from '../run/run.ts';
import { runAddress } from './address.ts';
import { markdownText } from './markdown-text.ts';
import { markdownTable } from './markdown/markdown-table.ts';
import { markdownLink } from './markdown/run-in-markdown.ts';
import { ratioSigns, ratioText } from './ratio-text.ts';

/** A run of a comparison, by its name there. */
export interface NamedSide {
  readonly run: Run;
  readonly name: string;
  /** Absolute address of the site that publishes it; null where it is not published. */
  readonly root: string | null;
  /** What became of the run since, in a sentence, such as that it was withdrawn; null where it stands. */
  readonly standing: string | null;
}

/** Two runs that are told in Markdown. */
export interface PairInMarkdown {
  readonly baseline: NamedSide;
  readonly other: NamedSide;
  /** Absolute address of the comparison; null where it has none. */
  readonly address: string | null;
}

/** markdownText trims: between two parts a space must stay. */
function partText({ text, strong }: TextPart): string {
  const shown = markdownText(text);
  if (strong) return `**${shown}**`;
  return `${/^\s/.test(text) ? ' ' : ''}${shown}${/\s$/.test(text) ? ' ' : ''}`;
}

const sideText = ({ run, name, root }: NamedSide): string =>
  markdownLink(markdownText(name), root, runAddress(run.id));

/** The ratio of decode throughput over the union of both matrices; null where there is no ratio of the two. */
function ratioMarkdown({ baseline, other }: PairInMarkdown): string | null {
  const grid = ratioGrid({ baseline: baseline.run, other: other.run, metric: decodeMetrics[0] });
  if (grid === null || grid.rows.length === 0) return null;
  const table = markdownTable({
    head: ['Context', ...grid.concurrencies.map((concurrency) => `×${formatCount(concurrency)}`)],
    rows: grid.rows.map(({ heading, cells }) => [
      markdownText(heading),
      ...cells.map((cell) => markdownText(ratioText(cell))),
    ]),
    textColumns: 1,
  });
  const legend = [
    `A: ${sideText(baseline)}. B: ${sideText(other)}. Above 1 B is faster; within ±5 % is called even.`,
    ...ratioSigns(grid.rows.flatMap(({ cells }) => cells)).map(markdownText),
  ];
  return `### Decode throughput, B ÷ A\n\n${table}\n\n${legend.join(' ')}`;
}

/**
 * Two runs compared, as GitHub-flavoured Markdown that ends in a line break: whether they may be compared, who wins
 * where, the ratio of each decode cell, and where it can be looked up.
 */
export function comparisonMarkdown(pair: PairInMarkdown): string {
  const { baseline, other, address } = pair;
  const { title, sentence } = comparability([baseline.run, other.run]);
  const { parts } = whoWinsWhere({
    baseline: baseline.run,
    other: other.run,
    metric: decodeMetrics[0],
    names: [baseline.name, other.name],
  });
  const sections = [
    `## ${sideText(other)} against ${sideText(baseline)}`,
    ...[baseline, other].flatMap(({ name, standing }) =>
      standing === null ? [] : [`**${markdownText(`${name}: ${standing}`)}**`],
    ),
    `**${title}.** ${markdownText(sentence)}`,
    parts.map(partText).join(''),
    ratioMarkdown(pair),
    address === null ? null : `[Compare these runs](${address})`,
  ];
  return `${sections.filter((section) => section !== null).join('\n\n')}\n`;
}

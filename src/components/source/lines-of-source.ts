import { runAddress, sourceLineAnchor } from '../../share/address.ts';
import { htmlText } from '../../share/html-text.ts';
import type { SourceLine, SourcePart } from '../../share/source-lines.ts';
import { link } from '../link.ts';

interface Shown {
  readonly runId: string;
  /** Of the source among those of the run, from 1. */
  readonly sourceNumber: number;
  readonly lines: readonly SourceLine[];
}

/** A browser lays out only the groups that are near the screen, so that a source of 100,000 lines opens at once. */
const GROUP = 500;

/** From here up only lines that feed a figure link to themselves; the others still have their address. */
const LINKED_LINES = 10_000;

/**
 * A source with numbered lines as HTML, each with its address. Selected and copied, it is the text alone: numbers and
 * names of characters are no part of it. It is text, because components for each line of many sources take minutes.
 */
export function linesOfSource({ runId, sourceNumber, lines }: Shown): string {
  const page = link(runAddress(runId));
  const linked = lines.length < LINKED_LINES;
  const drawn = lines.map((line) => {
    const id = sourceLineAnchor({ sourceLine: line.number, sourceNumber });
    return lineHtml(line, { id, page, linked: linked || line.feeds.length > 0 });
  });
  const groups = Array.from(
    { length: Math.ceil(drawn.length / GROUP) },
    (_, index) => `<span class="group">${drawn.slice(index * GROUP, (index + 1) * GROUP).join('')}</span>`,
  );
  return `<code class="source-lines">${groups.join('')}</code>`;
}

interface Place {
  readonly id: string;
  /** Of the run. */
  readonly page: string;
  /** Whether its number is a link. */
  readonly linked: boolean;
}

function lineHtml({ number, parts, feeds }: SourceLine, { id, page, linked }: Place): string {
  const shown = String(number);
  // Reached by the pointer alone: a stop of the Tab key at every line would hide the cells among them.
  const numbered = linked
    ? `<a class="number" href="#${id}" tabindex="-1">${shown}</a>`
    : `<span class="number">${shown}</span>`;
  const fed = feeds.map(({ label, anchor }) => `<a href="${page}#${anchor}">${htmlText(label)}</a>`).join('');
  const text = parts.map(partHtml).join('');
  return `<span class="line" id="${id}">${numbered}<span class="feeds">${fed}</span>${text}\n</span>`;
}

function partHtml({ text, name }: SourcePart): string {
  if (name === null) return htmlText(text);
  return `<span class="invisible" data-name="${name}" title="${name}">${htmlText(text)}</span>`;
}

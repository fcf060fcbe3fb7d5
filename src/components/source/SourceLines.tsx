import type { JSX } from 'preact';
import { runAddress, sourceLineAnchor } from '../../share/address.ts';
import type { SourceLine } from '../../share/source-lines.ts';
import { link } from '../link.ts';

interface Props {
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
 * A source with numbered lines, each with its address. Selected and copied, it is the text alone: numbers and
 * names of characters are no part of it.
 */
export function SourceLines({ runId, sourceNumber, lines }: Props): JSX.Element {
  const page = link(runAddress(runId));
  const groups = Array.from({ length: Math.ceil(lines.length / GROUP) }, (_, index) =>
    lines.slice(index * GROUP, (index + 1) * GROUP),
  );
  return (
    <code class="source-lines">
      {groups.map((group) => (
        <span class="group">
          {group.map((line) => (
            <Line
              line={line}
              id={sourceLineAnchor({ sourceLine: line.number, sourceNumber })}
              page={page}
              linked={lines.length < LINKED_LINES}
            />
          ))}
        </span>
      ))}
    </code>
  );
}

interface LineProps {
  readonly line: SourceLine;
  readonly id: string;
  /** Of the run. */
  readonly page: string;
  /** Whether the number of every line is a link. */
  readonly linked: boolean;
}

function Line({ line: { number, parts, feeds }, id, page, linked }: LineProps): JSX.Element {
  return (
    <span class="line" id={id}>
      {linked || feeds.length > 0 ? (
        // Reached by the pointer alone: a stop of the Tab key at every line would hide the cells among them.
        <a class="number" href={`#${id}`} tabIndex={-1}>
          {number}
        </a>
      ) : (
        <span class="number">{number}</span>
      )}
      <span class="feeds">
        {feeds.map(({ label, anchor }) => (
          <a href={`${page}#${anchor}`}>{label}</a>
        ))}
      </span>
      {parts.map(({ text, name }) =>
        name === null ? (
          text
        ) : (
          <span class="invisible" data-name={name} title={name}>
            {text}
          </span>
        ),
      )}
      {'\n'}
    </span>
  );
}

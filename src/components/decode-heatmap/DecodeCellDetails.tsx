import type { JSX } from 'preact';
import { decodeStatusReason } from '../../display/decode-cell-text.ts';
import { decodeDetails } from '../../display/measurement-columns.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { DecodeCell } from '../../run/decode.ts';
import type { RunHeader } from '../../run/run.ts';
import { sourceLineAddress } from '../../share/address.ts';
import { decodeCellMarkdown } from '../../share/decode-cell-markdown.ts';
import { link } from '../link.ts';
import { siteRoot } from '../site-root.ts';

interface Props {
  readonly id: string;
  /** The place in words, such as "8K, 1 request". */
  readonly title: string;
  readonly run: RunHeader;
  readonly cell: DecodeCell;
  readonly findings: readonly Finding[];
}

/** Everything that is known of a cell: its figures, its status with the reason, and the line that it was read from. */
export function DecodeCellDetails(props: Props): JSX.Element {
  const { id, title, run, cell, findings } = props;
  const markdownId = `${id}-markdown`;
  const reason = decodeStatusReason(cell, run.protocol.maxOutputTokens);
  return (
    <div class="details" id={id} popover="auto">
      <h3>{title}</h3>
      {reason !== null && <p class="why">{reason}</p>}
      <dl class="pairs">
        {decodeDetails(cell).map(({ label, text }) => (
          <div>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {findings.map(({ code, title: about }) => (
        <p class="finding">
          <a href={`#finding-${code}`}>{about}</a>
        </p>
      ))}
      <p class="links">
        <a href={`#${id.replace(/-details$/, '')}`}>Link to this cell</a>
        <a href={link(sourceLineAddress(run.id, cell))}>Line {cell.sourceLine} of the source</a>
        <copy-button class="needs-script" data-from={markdownId}>
          <button type="button" class="button">
            Copy<span> as Markdown</span>
          </button>
          <span class="visually-hidden" role="status" />
        </copy-button>
      </p>
      <span id={markdownId} hidden>
        {decodeCellMarkdown({ run, cell, findings, root: siteRoot() })}
      </span>
    </div>
  );
}

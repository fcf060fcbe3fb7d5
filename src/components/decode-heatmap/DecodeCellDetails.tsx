import type { JSX } from 'preact';
import { decodePlace, decodeStatusReason } from '../../display/decode-cell-text.ts';
import { decodeDetails } from '../../display/measurement-columns.ts';
import { cellFindings } from '../../figures/cell-findings.ts';
import type { DecodeCell } from '../../run/decode.ts';
import { decodeAnchor, sourceLineAddress } from '../../share/address.ts';
import { decodeCellMarkdown } from '../../share/decode-cell-markdown.ts';
import { link } from '../link.ts';
import type { RunForScripts } from '../run/run-on-page.ts';
import { siteRoot } from '../site-root.ts';

interface Props {
  readonly run: RunForScripts;
  readonly cell: DecodeCell;
}

const MARKDOWN_ID = 'cell-as-markdown';

/** Everything that is known of a cell: its figures, its status with the reason, and the line that it was read from. */
export function DecodeCellDetails({ run, cell }: Props): JSX.Element {
  const findings = cellFindings(run.findings, cell);
  const reason = decodeStatusReason(cell, run.protocol.maxOutputTokens);
  return (
    <>
      <h3>{decodePlace(cell)}</h3>
      {reason !== null && <p class="why">{reason}</p>}
      <dl class="pairs">
        {decodeDetails(cell).map(({ label, text }) => (
          <div>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {findings.map(({ code, title }) => (
        <p class="finding">
          <a href={`#finding-${code}`}>{title}</a>
        </p>
      ))}
      <p class="links">
        <a href={`#${decodeAnchor(cell)}`}>Link to this cell</a>
        <a href={link(sourceLineAddress(run.id, cell))}>Line {cell.sourceLine} of the source</a>
        <copy-button data-from={MARKDOWN_ID}>
          <button type="button" class="button">
            Copy<span> as Markdown</span>
          </button>
          <span class="visually-hidden" role="status" />
        </copy-button>
      </p>
      <span id={MARKDOWN_ID} hidden>
        {decodeCellMarkdown({ run, cell, findings, root: siteRoot() })}
      </span>
    </>
  );
}

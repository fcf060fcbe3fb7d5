import type { JSX } from 'preact';
import { decodeStatusReason } from '../../display/decode-cell-text.ts';
import { decodeDetails } from '../../display/measurement-columns.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { DecodeCell } from '../../run/decode.ts';
import { measurementAnchor } from '../../share/address.ts';

interface Props {
  readonly id: string;
  /** The place in words, such as "8K, 1 request". */
  readonly title: string;
  readonly cell: DecodeCell;
  readonly findings: readonly Finding[];
  readonly maxOutputTokens: number | null;
}

/** Everything that is known of a cell: its figures, its status with the reason, and the line that it was read from. */
export function DecodeCellDetails({ id, title, cell, findings, maxOutputTokens }: Props): JSX.Element {
  const reason = decodeStatusReason(cell, maxOutputTokens);
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
        <a href={`#${measurementAnchor(cell.sourceLine)}`}>Line {cell.sourceLine} of the source</a>
      </p>
    </div>
  );
}

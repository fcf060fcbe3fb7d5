import type { JSX } from 'preact';
import { decodePlace } from '../../display/decode-cell-text.ts';
import { ABSENT } from '../../display/quantity-text.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { DecodeScales } from '../../figures/decode-scales.ts';
import type { DecodeCell } from '../../run/decode.ts';
import type { RunHeader } from '../../run/run.ts';
import { decodeAnchor } from '../../share/address.ts';
import { CellMark } from '../findings/CellMark.tsx';
import { DecodeCellFigures } from './DecodeCellFigures.tsx';
import { DecodeCellDetails } from './DecodeCellDetails.tsx';

interface Props {
  readonly run: RunHeader;
  /** Null where the source has no such cell. */
  readonly cell: DecodeCell | null;
  readonly scales: DecodeScales;
  /** Those that concern this cell. */
  readonly findings: readonly Finding[];
}

/** A cell with its address; pressing it opens its details as a native popover. */
export function DecodeHeatmapCell(props: Props): JSX.Element {
  const { run, cell, scales, findings } = props;
  if (cell === null) {
    return (
      <td>
        <span class="cell">
          <span class="no-figure">{ABSENT}</span>
        </span>
      </td>
    );
  }
  const anchor = decodeAnchor(cell);
  const detailsId = `${anchor}-details`;
  return (
    <td id={anchor}>
      <button type="button" class="cell" popovertarget={detailsId}>
        <DecodeCellFigures cell={cell} scales={scales} />
        <CellMark findings={findings} />
      </button>
      <DecodeCellDetails id={detailsId} title={decodePlace(cell)} run={run} cell={cell} findings={findings} />
    </td>
  );
}

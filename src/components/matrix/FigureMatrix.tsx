import type { JSX } from 'preact';
import { ABSENT } from '../../display/quantity-text.ts';
import type { DecodeGrid } from '../../figures/decode-grid.ts';
import { isMeasuredDecode } from '../../figures/measured.ts';
import type { DecodeCell } from '../../run/decode.ts';
import { MatrixTable } from './MatrixTable.tsx';

interface Props {
  readonly caption: string;
  readonly grid: DecodeGrid;
  /** What stands in a cell. */
  readonly text: (cell: DecodeCell) => string;
  /** Where a measured cell leads. */
  readonly href: (cell: DecodeCell) => string;
}

/** A matrix of plain figures: unlike the decode heatmap without colours, for what is looked up and not scanned. */
export function FigureMatrix({ caption, grid, text, href }: Props): JSX.Element {
  return (
    <MatrixTable
      caption={caption}
      concurrencies={grid.concurrencies}
      rows={grid.rows.map(({ contextLabel, cells }) => ({
        heading: contextLabel,
        cells: cells.map((cell) => <FigureCell cell={cell} text={text} href={href} />),
      }))}
    />
  );
}

interface CellProps extends Pick<Props, 'text' | 'href'> {
  /** Null where the matrix has no such cell. */
  readonly cell: DecodeCell | null;
}

function FigureCell({ cell, text, href }: CellProps): JSX.Element {
  if (cell === null) return <td class="plain none">{ABSENT}</td>;
  if (!isMeasuredDecode(cell)) return <td class="plain none">{text(cell)}</td>;
  return (
    <td class="plain">
      <a href={href(cell)}>{text(cell)}</a>
    </td>
  );
}

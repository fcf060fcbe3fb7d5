import type { JSX } from 'preact';
import { ABSENT } from '../../display/quantity-text.ts';
import { decodeGrid } from '../../figures/decode-grid.ts';
import { decodeScales, type DecodeScales } from '../../figures/decode-scales.ts';
import type { DecodeCell } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { decodeCellFigures } from '../decode-heatmap/decode-cell-figures.ts';
import { DecodeLegends } from '../decode-heatmap/DecodeLegends.tsx';
import { MatrixTable } from '../matrix/MatrixTable.tsx';

interface Props {
  readonly run: Run;
}

/** The decode heatmap of a run that has no page yet: as DecodeHeatmap draws it, with nothing to open or to link to. */
export function PreviewHeatmap({ run }: Props): JSX.Element {
  const grid = decodeGrid(run.decode);
  const scales = decodeScales(run.decode);
  return (
    <>
      <MatrixTable
        caption={`Decode matrix of ${run.title}: context length down, concurrency across`}
        concurrencies={grid.concurrencies}
        rows={grid.rows.map(({ contextLabel, cells }) => ({
          heading: contextLabel,
          cells: { html: cells.map((cell) => previewCell(cell, scales)).join('') },
        }))}
      />
      <DecodeLegends scales={scales} decode={run.decode} />
    </>
  );
}

function previewCell(cell: DecodeCell | null, scales: DecodeScales): string {
  const content =
    cell === null ? `<span class="no-figure">${ABSENT}</span>` : decodeCellFigures(cell, scales);
  return `<td><span class="cell preview">${content}</span></td>`;
}

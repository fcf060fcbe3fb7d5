import type { JSX } from 'preact';
import { ABSENT } from '../../display/quantity-text.ts';
import { decodeGrid } from '../../figures/decode-grid.ts';
import { decodeScales } from '../../figures/decode-scales.ts';
import type { Run } from '../../run/run.ts';
import { DecodeCellFigures } from '../decode-heatmap/DecodeCellFigures.tsx';
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
          cells: cells.map((cell) => (
            <td>
              <span class="cell preview">
                {cell === null ? (
                  <span class="no-figure">{ABSENT}</span>
                ) : (
                  <DecodeCellFigures cell={cell} scales={scales} />
                )}
              </span>
            </td>
          )),
        }))}
      />
      <DecodeLegends scales={scales} decode={run.decode} />
    </>
  );
}

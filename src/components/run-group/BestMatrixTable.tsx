import type { JSX } from 'preact';
import { ABSENT, formatDecodeRate } from '../../display/quantity-text.ts';
import { cellRate } from '../../figures/run-group/best-cell.ts';
import type { BestMatrix } from '../../figures/run-group/best-matrix.ts';
import type { Run } from '../../run/run.ts';
import { decodeAnchor, runAddress } from '../../share/address.ts';
import { link } from '../link.ts';
import { MatrixTable } from '../matrix/MatrixTable.tsx';

interface Props {
  readonly caption: string;
  readonly matrix: BestMatrix;
  readonly perGpu: boolean;
  /** What the run that holds a cell is called, in full and where there is little room. */
  readonly nameOf: (run: Run) => string;
  readonly shortNameOf: (run: Run) => string;
}

/** The best figure of each place with who holds it; each leads to its cell on the page of its run. */
export function BestMatrixTable({ caption, matrix, perGpu, nameOf, shortNameOf }: Props): JSX.Element {
  return (
    <MatrixTable
      caption={caption}
      concurrencies={matrix.concurrencies}
      rows={matrix.rows.map(({ heading, cells }) => ({
        heading,
        cells: cells.map((best) =>
          best === null ? (
            <td class="plain none">{ABSENT}</td>
          ) : (
            <td class="plain best-of">
              <a
                href={link(`${runAddress(best.run.id)}#${decodeAnchor(best.cell)}`)}
                title={nameOf(best.run)}
              >
                {formatDecodeRate(cellRate(best, perGpu))}
                <span>{shortNameOf(best.run)}</span>
              </a>
            </td>
          ),
        ),
      }))}
    />
  );
}

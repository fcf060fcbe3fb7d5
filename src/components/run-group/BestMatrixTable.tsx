import type { JSX } from 'preact';
import { ABSENT, formatDecodeRate } from '../../display/quantity-text.ts';
import { cellRate } from '../../figures/run-group/best-cell.ts';
import type { BestMatrix } from '../../figures/run-group/best-matrix.ts';
import { decodeAnchor, runAddress } from '../../share/address.ts';
import { nameInGroup, type GroupSubject } from '../../share/group-text.ts';
import { link } from '../link.ts';
import { MatrixTable } from '../matrix/MatrixTable.tsx';

interface Props {
  readonly caption: string;
  readonly matrix: BestMatrix;
  readonly subject: GroupSubject;
  readonly perGpu: boolean;
  /** What the holder of a cell is called where there is little room. */
  readonly holder: (best: NonNullable<BestMatrix['rows'][number]['cells'][number]>) => string;
}

/** The best figure of each place with who holds it; each leads to its cell on the page of its run. */
export function BestMatrixTable({ caption, matrix, subject, perGpu, holder }: Props): JSX.Element {
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
                title={nameInGroup(best.run, subject)}
              >
                {formatDecodeRate(cellRate(best, perGpu))}
                <span>{holder(best)}</span>
              </a>
            </td>
          ),
        ),
      }))}
    />
  );
}

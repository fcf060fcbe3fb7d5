import type { Block } from './block.ts';
import { matrixBlock, type Matrix } from './matrix-block.ts';

export interface CardMatrix {
  readonly width: number;
  readonly height: number;
  /** How large figures are at most; null leaves them away. */
  readonly figure: number | null;
}

const GAP = 4;

/** A matrix that fills a part of a card, whatever its rows and columns are: shades, and figures where asked for. */
export function cardMatrix(matrix: Matrix, { width, height, figure }: CardMatrix): Block {
  const columns = Math.max(1, matrix.concurrencies.length);
  const rows = Math.max(1, matrix.rows.length);
  const axis = Math.max(8, Math.min(20, height / rows / 1.5, (width * 0.85) / columns / 2.1));
  const rowHeight = Math.max(3, Math.min(44, (height - axis * 1.7) / rows - GAP));
  const shown: Matrix = {
    ...matrix,
    rows: matrix.rows.map(({ heading, cells }) => ({
      heading,
      cells: cells.map((cell) => ({
        ...cell,
        figure: figure === null ? null : cell.figure,
        marked: figure === null ? false : (cell.marked ?? false),
      })),
    })),
  };
  return matrixBlock(shown, {
    ...{ width, rowHeight, gap: GAP, radius: 5, figure: figure ?? 0, note: null, axis, axisTitle: null },
  });
}

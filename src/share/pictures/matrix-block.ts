import { formatCount } from '../../display/quantity-text.ts';
import { placed, type Block } from './block.ts';
import type { Color } from './palette.ts';
import { HATCHED } from './picture.ts';
import { shape, type Shape } from './shape.ts';
import { textShape } from './text-shape.ts';
import { sizeThatFits, textWidth } from './text-width.ts';
import { wrapText } from './wrap-text.ts';

/** How a cell looks. */
export interface CellLook {
  readonly ground: Color | 'hatched' | 'none';
  readonly ink: Color;
  /** Printed large; null where there is none. */
  readonly figure: string | null;
  /** Below the figure, or alone. */
  readonly note: string | null;
  readonly border?: { readonly color: Color; readonly dashed: boolean };
  /** Whether a finding concerns it. */
  readonly marked?: boolean;
}

export interface Matrix {
  readonly concurrencies: readonly number[];
  readonly rows: readonly { readonly heading: string; readonly cells: readonly CellLook[] }[];
}

export interface MatrixSizes {
  readonly width: number;
  readonly rowHeight: number;
  readonly gap: number;
  readonly radius: number;
  readonly figure: number;
  /** Null leaves the notes away, for small matrices. */
  readonly note: number | null;
  readonly axis: number;
  /** Null leaves the titles of the axes away. */
  readonly axisTitle: number | null;
}

/** A cell narrower than this could not hold its words. */
const LEAST_CELL = 66;

/** The width of the column of contexts. */
export function contextColumn({ rows }: Matrix, { axis, axisTitle }: MatrixSizes): number {
  const title = axisTitle === null ? 0 : textWidth('Context', { size: axisTitle });
  return Math.max(title, ...rows.map(({ heading }) => textWidth(heading, { size: axis, weight: 500 }))) + 10;
}

/** How wide a matrix must be at least to be readable. */
export function leastMatrixWidth(matrix: Matrix, sizes: MatrixSizes): number {
  return contextColumn(matrix, sizes) + matrix.concurrencies.length * (LEAST_CELL + sizes.gap);
}

/** A dot at the upper right corner of a cell, or at the start of a line. */
export function mark(x: number, y: number): Shape {
  return shape('circle', { cx: x, cy: y, r: 4, fill: 'mark', stroke: 'mark-edge', 'stroke-width': 1 });
}

interface Box {
  readonly width: number;
  readonly height: number;
}

function ground(
  { ground: color, border }: CellLook,
  { width, height }: Box,
  radius: number,
): readonly Shape[] {
  if (color === 'none' && border === undefined) return [];
  const inset = border === undefined ? 0 : 0.75;
  return [
    shape('rect', {
      ...{ x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: radius },
      fill: color === 'hatched' ? HATCHED : color,
      ...(border !== undefined && {
        stroke: border.color,
        'stroke-width': 1.5,
        'stroke-dasharray': border.dashed ? '4 3' : undefined,
      }),
    }),
  ];
}

/** Between the edge of a cell and its text. */
const PADDING = 3;

interface CellLine {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
}

/** Below a figure the note stays on one line and whole; alone it is wrapped. */
function noteLines(
  { figure }: CellLook,
  note: string,
  { size, room }: { readonly size: number; readonly room: number },
): readonly CellLine[] {
  const longest = note.split(' ').reduce((long, word) => (word.length > long.length ? word : long), '');
  const whole = figure === null ? longest : note;
  const fitting = sizeThatFits(whole, { size, least: figure === null ? 9 : 7 }, room);
  const lines = figure === null ? wrapText(note, { size: fitting, room, most: 2 }) : [note];
  return lines.map((text) => ({ text, size: fitting, weight: 400 }));
}

function words(look: CellLook, { width, height }: Box, sizes: MatrixSizes): readonly Shape[] {
  const { figure, note, ink } = look;
  const room = width - 2 * PADDING;
  const lines: CellLine[] = [];
  if (figure !== null) {
    const size = sizeThatFits(figure, { size: sizes.figure, weight: 600, least: 8 }, room);
    lines.push({ text: figure, size, weight: 600 });
  }
  if (note !== null && sizes.note !== null) lines.push(...noteLines(look, note, { size: sizes.note, room }));
  const leading = 1.28;
  const total = lines.reduce((sum, { size }) => sum + size * leading, 0);
  let top = (height - total) / 2;
  return lines.map(({ text, size, weight }) => {
    const y = top + (size * leading) / 2 + size * 0.36;
    top += size * leading;
    return textShape(text, { x: width / 2, y, size, weight, fill: ink, anchor: 'middle' });
  });
}

function cellShape(look: CellLook, box: Box, sizes: MatrixSizes): readonly Shape[] {
  return [
    ...ground(look, box, sizes.radius),
    ...words(look, box, sizes),
    ...(look.marked === true ? [mark(box.width - 9, 9)] : []),
  ];
}

/** Context lengths down, concurrency across, as on the pages. */
export function matrixBlock(matrix: Matrix, sizes: MatrixSizes): Block {
  const { width, rowHeight, gap, axis, axisTitle } = sizes;
  const left = contextColumn(matrix, sizes);
  const step = (width - left + gap) / matrix.concurrencies.length;
  const box = { width: step - gap, height: rowHeight };
  const titleHeight = axisTitle === null ? 0 : axisTitle * 1.6;
  const top = titleHeight + axis * 1.7;
  const titles =
    axisTitle === null
      ? []
      : [
          textShape('Concurrency: simultaneous requests', {
            ...{
              x: left + (width - left) / 2,
              y: axisTitle,
              size: axisTitle,
              fill: 'faint',
              anchor: 'middle',
            },
          }),
          textShape('Context', {
            x: left - 10,
            y: top - axis * 0.6,
            size: axisTitle,
            fill: 'faint',
            anchor: 'end',
          }),
        ];
  const heads = matrix.concurrencies.map((concurrency, column) =>
    textShape(formatCount(concurrency), {
      ...{ x: left + column * step + box.width / 2, y: top - axis * 0.6 },
      ...{ size: axis, weight: 500, fill: 'soft', anchor: 'middle' },
    }),
  );
  const rows = matrix.rows.flatMap(({ heading, cells }, row) => {
    const y = top + row * (rowHeight + gap);
    return [
      textShape(heading, {
        ...{ x: left - 10, y: y + rowHeight / 2 + axis * 0.36 },
        ...{ size: axis, weight: 500, fill: 'soft', anchor: 'end' },
      }),
      ...cells.map((look, column) => placed(cellShape(look, box, sizes), left + column * step, y)),
    ];
  });
  const height = top + matrix.rows.length * (rowHeight + gap) - gap;
  return { height, shapes: [...titles, ...heads, ...rows] };
}

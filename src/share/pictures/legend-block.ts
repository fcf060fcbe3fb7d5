import { placed, type Block } from './block.ts';
import type { Color } from './palette.ts';
import { HATCHED } from './picture.ts';
import { mark } from './matrix-block.ts';
import { shape, type Shape } from './shape.ts';
import { textShape } from './text-shape.ts';
import { textWidth } from './text-width.ts';
import { fitText } from './wrap-text.ts';

/** A piece of a legend. */
export type LegendPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'swatches'; readonly colors: readonly Color[] }
  | { readonly kind: 'hatched' }
  | { readonly kind: 'dashed'; readonly color: Color }
  | { readonly kind: 'mark' };

/** Pieces that stay together. */
export type LegendEntry = readonly LegendPiece[];

const SIZE = 12;
const LINE = 20;
const SWATCH = 18;
const BETWEEN_PIECES = 7;
const BETWEEN_ENTRIES = 20;

const swatch = (x: number, attributes: Readonly<Record<string, string | number>>): Shape =>
  shape('rect', { x, y: 4, width: SWATCH, height: 12, rx: 3, ...attributes });

/** `leads`: another piece follows, which a text before it is to touch whatever its font. */
function drawPiece(
  piece: LegendPiece,
  { room, leads }: { readonly room: number; readonly leads: boolean },
): { readonly width: number; readonly shapes: readonly Shape[] } {
  switch (piece.kind) {
    case 'text': {
      const text = fitText(piece.text, { size: SIZE }, room);
      const width = textWidth(text, { size: SIZE });
      const anchor = leads ? 'end' : 'start';
      const shapes = [textShape(text, { x: leads ? width : 0, y: 14.3, size: SIZE, fill: 'soft', anchor })];
      return { width, shapes };
    }
    case 'swatches':
      return {
        width: piece.colors.length * (SWATCH + 2) - 2,
        shapes: piece.colors.map((fill, index) => swatch(index * (SWATCH + 2), { fill })),
      };
    case 'hatched':
      return { width: SWATCH, shapes: [swatch(0, { fill: HATCHED })] };
    case 'dashed':
      return {
        width: SWATCH,
        shapes: [
          swatch(0, { fill: 'none', stroke: piece.color, 'stroke-width': 1.5, 'stroke-dasharray': '4 3' }),
        ],
      };
    case 'mark':
      return { width: 8, shapes: [mark(4, 10)] };
  }
}

function drawEntry(
  entry: LegendEntry,
  room: number,
): { readonly width: number; readonly shapes: readonly Shape[] } {
  let x = 0;
  const shapes = entry.map((piece, index) => {
    const drawn = drawPiece(piece, { room: room - x, leads: index < entry.length - 1 });
    const shapeOfPiece = placed(drawn.shapes, x, 0);
    x += drawn.width + BETWEEN_PIECES;
    return shapeOfPiece;
  });
  return { width: x - BETWEEN_PIECES, shapes };
}

/** Entries side by side, on as many lines as they take. */
export function legendBlock(entries: readonly LegendEntry[], width: number): Block {
  let x = 0;
  let y = 0;
  const shapes = entries.map((entry) => {
    const drawn = drawEntry(entry, width);
    if (x > 0 && x + drawn.width > width) {
      x = 0;
      y += LINE;
    }
    const shapeOfEntry = placed(drawn.shapes, x, y);
    x += drawn.width + BETWEEN_ENTRIES;
    return shapeOfEntry;
  });
  return { height: entries.length === 0 ? 0 : y + LINE, shapes };
}

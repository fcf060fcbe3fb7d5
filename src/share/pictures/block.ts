import { shape, type Shape } from './shape.ts';

/** A part of a picture, drawn from its own upper left corner. */
export interface Block {
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Moves shapes right and down. */
export function placed(shapes: readonly Shape[], x: number, y: number): Shape {
  return shape('g', { transform: `translate(${String(x)} ${String(y)})` }, ...shapes);
}

/** Blocks one below the other, those without height left out. */
export function stacked(blocks: readonly Block[], gap: number): Block {
  let height = 0;
  const shapes: Shape[] = [];
  for (const block of blocks.filter((each) => each.height > 0)) {
    const top = height === 0 ? 0 : height + gap;
    shapes.push(placed(block.shapes, 0, top));
    height = top + block.height;
  }
  return { height, shapes };
}

/** A block moved to the right. */
export function indented({ height, shapes }: Block, x: number): Block {
  return { height, shapes: [placed(shapes, x, 0)] };
}

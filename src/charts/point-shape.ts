import type { PointStyle } from 'chart.js';

const SHAPES: readonly PointStyle[] = ['circle', 'rect', 'triangle', 'rectRot'];

/** Shape and filling of a curve's points, so that curves differ by more than colour: eight before one repeats. */
export function pointShape(index: number): { readonly style: PointStyle; readonly filled: boolean } {
  return {
    style: SHAPES[index % SHAPES.length] ?? 'circle',
    filled: Math.floor(index / SHAPES.length) % 2 === 0,
  };
}

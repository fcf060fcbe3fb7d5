import type { Color } from './palette.ts';
import { shape, type Shape } from './shape.ts';

export interface TextPlace {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: Color;
  readonly weight?: number | undefined;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
}

/** A line of text. */
export function textShape(text: string | readonly (string | Shape)[], place: TextPlace): Shape {
  const { x, y, size, fill, weight, anchor } = place;
  const attributes = { x, y, fill, 'font-size': size, 'font-weight': weight, 'text-anchor': anchor };
  return shape('text', attributes, ...(typeof text === 'string' ? [text] : text));
}

import type { TextPart } from '../../figures/comparison/text-part.ts';
import { placed, type Block } from './block.ts';
import type { Color } from './palette.ts';
import { paragraph } from './rich-text.ts';
import { mark } from './matrix-block.ts';
import { shape } from './shape.ts';

export interface Notice {
  readonly parts: readonly TextPart[];
  /** Whether the dot of the cells that it concerns stands before it. */
  readonly marked: boolean;
  /** `finding` is amber, `plain` has no colour. */
  readonly look: 'finding' | 'plain';
}

const PADDING = 12;
const DOT = 18;

const looks: Readonly<Record<Notice['look'], { readonly fill: Color; readonly stroke: Color }>> = {
  finding: { fill: 'finding', stroke: 'finding-rule' },
  plain: { fill: 'card', stroke: 'rule' },
};

/** A box with a paragraph that is never cut short. */
export function noticeBlock({ parts, marked, look }: Notice, width: number): Block {
  const left = PADDING + (marked ? DOT : 0);
  const room = width - left - PADDING;
  const text = paragraph(parts, { size: 13, fill: 'ink', room, most: Number.POSITIVE_INFINITY });
  const height = text.height + 16;
  const box = { x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 8 };
  return {
    height,
    shapes: [
      shape('rect', { ...box, ...looks[look] }),
      ...(marked ? [mark(PADDING + 4, 8 + 9.4)] : []),
      placed(text.shapes, left, 8),
    ],
  };
}

import { shape, svgText, type Shape } from './shape.ts';
import { textShape } from './text-shape.ts';
import { hatching } from './picture.ts';
import { sizeThatFits } from './text-width.ts';
import { fitText } from './wrap-text.ts';

/** The size of pictures in link previews. */
export const CARD = { width: 1200, height: 630 } as const;

/** Between the left and right edges and the content. */
export const CARD_MARGIN = 64;

/** Width of the content. */
export const CARD_ROOM = CARD.width - 2 * CARD_MARGIN;

/** What every card has: whose site it is, what it is about, and one line on that. */
export interface CardHead {
  readonly siteTitle: string;
  /** Beside the site's title; null for nothing. */
  readonly date: string | null;
  readonly title: string;
  readonly subtitle: string;
}

/** Below this the content of a card begins. */
export const CARD_TOP = 250;

/** Size of a title that is short. */
const LARGEST = 64;

/** The head of a card: texts that are too long become smaller, and then are cut. */
function headShapes({ siteTitle, date, title, subtitle }: CardHead): readonly Shape[] {
  const size = sizeThatFits(title, { size: LARGEST, weight: 700, least: 34 }, CARD_ROOM);
  const line = { size: sizeThatFits(subtitle, { size: 28, least: 22 }, CARD_ROOM) };
  const small = { size: 23, weight: 600 };
  const right = CARD.width - CARD_MARGIN;
  return [
    textShape(fitText(siteTitle, small, 640), { x: CARD_MARGIN, y: 76, fill: 'soft', ...small }),
    ...(date === null ? [] : [textShape(date, { x: right, y: 76, size: 23, fill: 'soft', anchor: 'end' })]),
    textShape(fitText(title, { size, weight: 700 }, CARD_ROOM), {
      ...{ x: CARD_MARGIN, y: 158 - (LARGEST - size) * 0.3, size, weight: 700, fill: 'ink' },
    }),
    textShape(fitText(subtitle, line, CARD_ROOM), { x: CARD_MARGIN, y: 206, fill: 'soft', ...line }),
    shape('rect', { x: CARD_MARGIN, y: 229, width: CARD_ROOM, height: 1.5, fill: 'rule' }),
  ];
}

/** A card as SVG, in the light scheme and in Inter, to be made a PNG: only those are shown in link previews. */
export function cardSvg(head: CardHead, shapes: readonly Shape[]): string {
  const { width, height } = CARD;
  const root = shape(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', width, height },
      ...{ viewBox: `0 0 ${String(width)} ${String(height)}`, 'font-family': 'Inter' },
    },
    shape('defs', {}, hatching()),
    shape('rect', { width, height, fill: 'card' }),
    ...headShapes(head),
    ...shapes,
  );
  return svgText(root, 'light');
}

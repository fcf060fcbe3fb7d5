import { placed, type Block } from './block.ts';
import { darkRules, shape, svgText, type Scheme, type Shape } from './shape.ts';

/** Fonts of systems: a picture in a README loads none. */
const SYSTEM_FONTS =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, 'Liberation Sans', sans-serif";

/** As wide as GitHub shows pictures in a README. */
export const PICTURE_WIDTH = 800;

/** Between the edge and the content. */
export const MARGIN = 24;

/** Where a picture is asked for, and how. */
export interface PictureOptions {
  readonly scheme: Scheme;
  /** Absolute address of the page that the picture belongs to, to be printed; null for none. */
  readonly address: string | null;
}

/** A drawn picture, for the frame around it. */
export interface Drawing {
  /** Unique on a page that holds several pictures. */
  readonly id: string;
  readonly width: number;
  /** What is shown, in a few words and in sentences, for those who do not see it. */
  readonly title: string;
  readonly description: string;
  readonly content: Block;
}

/** Diagonal lines for what is over capacity: `fill: HATCHED`. */
export const HATCHED = 'url(#hatched)';

export function hatching(): Shape {
  const attributes = { id: 'hatched', width: 7, height: 7, patternUnits: 'userSpaceOnUse' };
  return shape(
    'pattern',
    { ...attributes, patternTransform: 'rotate(45)' },
    shape('rect', { width: 7, height: 7, fill: 'hatch-ground' }),
    shape('rect', { width: 3, height: 7, fill: 'hatch' }),
  );
}

/** A whole SVG document: its own ground, so that it is readable on any page, and no script, font or link. */
export function pictureSvg({ id, width, title, description, content }: Drawing, scheme: Scheme): string {
  const height = Math.ceil(content.height) + 2 * MARGIN;
  const drawn = [
    shape('defs', {}, hatching()),
    shape('rect', {
      ...{ x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 12 },
      ...{ fill: 'card', stroke: 'rule' },
    }),
    placed(content.shapes, MARGIN, MARGIN),
  ];
  const dark = scheme === 'auto' ? [shape('style', {}, darkRules(shape('g', {}, ...drawn)))] : [];
  const root = shape(
    'svg',
    {
      ...{
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: `0 0 ${String(width)} ${String(height)}`,
      },
      ...{ role: 'img', 'aria-labelledby': `${id}-title ${id}-description` },
      ...{ 'font-family': SYSTEM_FONTS, style: 'font-variant-numeric:tabular-nums' },
    },
    shape('title', { id: `${id}-title` }, title),
    shape('desc', { id: `${id}-description` }, description),
    ...dark,
    ...drawn,
  );
  return `${svgText(root, scheme)}\n`;
}

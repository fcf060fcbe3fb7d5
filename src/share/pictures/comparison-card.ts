import { comparability } from '../../figures/comparison/comparability.ts';
import type { RatioGrid } from '../../figures/comparison/ratio-grid.ts';
import { plain, strong, type TextPart } from '../../figures/comparison/text-part.ts';
import { placed, stacked, type Block } from './block.ts';
import { CARD, CARD_MARGIN, CARD_TOP, cardSvg } from './card.ts';
import { cardMatrix } from './card-matrix.ts';
import type { RatioPair } from './cell-names.ts';
import { picturedRuns, type Comparison } from './pictured-comparison.ts';
import { comparedSetUps } from './ratio-picture.ts';
import { ratioMatrix, throughputRatios, whoWins } from './ratio-section.ts';
import { paragraph } from './rich-text.ts';
import { shape, type Shape } from './shape.ts';
import { textShape } from './text-shape.ts';
import { fitText } from './wrap-text.ts';

const LEFT_WIDTH = 520;
const HEIGHT = CARD.height - CARD_TOP - 50;
const MATRIX_X = 634;
const MATRIX_WIDTH = CARD.width - CARD_MARGIN - MATRIX_X;
const PADDING = 16;

/** Sizes that are tried, the largest first: the verdict and who wins where must be read in whole. */
const sizes = [24, 23, 22, 21, 20, 19, 18, 17] as const;

interface Told {
  readonly verdict: readonly TextPart[];
  readonly isLikeForLike: boolean;
  readonly who: readonly (readonly TextPart[])[];
}

function leftBlock({ verdict, isLikeForLike, who }: Told, size: number): Block {
  const room = LEFT_WIDTH - 2 * PADDING;
  const text = paragraph(verdict, { size: size - 2, fill: 'ink', room, most: 8, lineHeight: 1.36 });
  const box = { x: 0.75, y: 0.75, width: LEFT_WIDTH - 1.5, height: text.height + 2 * PADDING - 6, rx: 10 };
  const look = isLikeForLike
    ? { fill: 'card', stroke: 'rule' }
    : { fill: 'finding', stroke: 'finding-rule', 'stroke-width': 1.5 };
  const verdictBlock = {
    height: text.height + 2 * PADDING - 4,
    shapes: [shape('rect', { ...box, ...look }), placed(text.shapes, PADDING, PADDING - 3)],
  };
  const most = Math.max(2, Math.floor(9 / who.length));
  const paragraphs = who.map((parts) =>
    paragraph(parts, { size, fill: 'ink', room: LEFT_WIDTH, most, lineHeight: 1.36, strongWeight: 700 }),
  );
  return stacked([verdictBlock, ...paragraphs], 14);
}

function fittingBlock(told: Told): Block {
  const blocks = sizes.map((size) => leftBlock(told, size));
  return blocks.find(({ height }) => height <= HEIGHT) ?? blocks.at(-1) ?? leftBlock(told, 17);
}

/** Of a card too small for all, the rows of contexts that both runs have, if any. */
function sharedRows(grid: RatioGrid): RatioGrid {
  const rows = grid.rows.filter(({ cells }) => cells.some(({ a, b }) => a !== null && b !== null));
  return rows.length === 0 ? grid : { ...grid, rows };
}

function matrixShapes(pair: RatioPair): readonly Shape[] {
  const grid = throughputRatios(pair);
  if (grid === null || grid.rows.length === 0) return [];
  const heading = { size: 19, weight: 500 };
  const block = cardMatrix(ratioMatrix(sharedRows(grid), pair), {
    width: MATRIX_WIDTH,
    height: HEIGHT - 66,
    figure: 16,
  });
  const legend = 'dashed: only one has a figure · hatched: neither fits';
  return [
    textShape(fitText(`Decode, ${pair.other.name} ÷ ${pair.baseline.name}`, heading, MATRIX_WIDTH), {
      ...{ x: CARD.width - CARD_MARGIN, y: CARD_TOP + 18, fill: 'soft', anchor: 'end', ...heading },
    }),
    placed(block.shapes, MATRIX_X, CARD_TOP + 34),
    textShape(legend, {
      ...{ x: CARD.width - CARD_MARGIN, y: CARD_TOP + 34 + block.height + 26 },
      ...{ size: 18, fill: 'soft', anchor: 'end' },
    }),
  ];
}

/** The card of a written comparison for link previews, as SVG: the verdict before all figures, who wins where, the ratios. */
export function comparisonCard(comparison: Comparison, siteTitle: string): string {
  const { baseline, baselineIndex, others } = picturedRuns(comparison);
  const { level, title, sentence } = comparability(comparison.runs, baselineIndex);
  const pairs = others.map((other) => ({ baseline, other }));
  const left = fittingBlock({
    verdict: [strong(`${title}.`), plain(` ${sentence}`)],
    isLikeForLike: level === 'like-for-like',
    who: pairs.map((pair) => whoWins(pair).parts),
  });
  return cardSvg({ siteTitle, date: null, title: comparison.title, subtitle: comparedSetUps(comparison) }, [
    placed(left.shapes, CARD_MARGIN, CARD_TOP + 6),
    ...pairs.slice(0, 1).flatMap(matrixShapes),
  ]);
}

import { formatDay } from '../../display/date-text.ts';
import { decodeGrid } from '../../figures/decode-grid.ts';
import { decodeScales } from '../../figures/decode-scales.ts';
import { findings } from '../../figures/findings.ts';
import type { Run } from '../../run/run.ts';
import { machineText, SEPARATOR } from '../run-description.ts';
import { placed } from './block.ts';
import { CARD, CARD_MARGIN, CARD_ROOM, CARD_TOP, cardSvg } from './card.ts';
import { cardMatrix } from './card-matrix.ts';
import { decodeLook } from './decode-look.ts';
import { headlineFigures, type HeadlineFigure } from '../headline-figures.ts';
import { HATCHED } from './picture.ts';
import { shape, type Shape } from './shape.ts';
import { textShape } from './text-shape.ts';
import { textWidth, type TextStyle } from './text-width.ts';
import { fitText } from './wrap-text.ts';

const LEFT_WIDTH = 560;
const ROW = 53;
const MATRIX = { x: 690, width: CARD.width - CARD_MARGIN - 690, height: 250 } as const;

function figureRow({ label, figure, rest }: HeadlineFigure, index: number): readonly Shape[] {
  const y = CARD_TOP + index * ROW;
  const right = CARD_MARGIN + LEFT_WIDTH;
  const rule = { x: CARD_MARGIN, y: y + ROW, width: LEFT_WIDTH, height: 1, fill: 'rule' };
  const parts = [
    shape('tspan', { 'font-size': 32, 'font-weight': 600, fill: 'ink' }, figure),
    ...(rest === '' ? [] : [shape('tspan', {}, ` ${rest}`)]),
  ];
  return [
    textShape(label, { x: CARD_MARGIN, y: y + 36, size: 25, fill: 'soft' }),
    textShape(parts, { x: right, y: y + 36, size: 22, fill: 'soft', anchor: 'end' }),
    ...(index === 4 ? [] : [shape('rect', rule)]),
  ];
}

function matrixShapes(run: Run): readonly Shape[] {
  const grid = decodeGrid(run.decode);
  const scale = decodeScales(run.decode).decodeTokPerSec;
  const rows = grid.rows.map(({ contextLabel, cells }) => ({
    heading: contextLabel,
    cells: cells.map((cell) => decodeLook(cell, { scale, findings: [] })),
  }));
  if (rows.length === 0) return [];
  const { x, width, height } = MATRIX;
  const block = cardMatrix({ concurrencies: grid.concurrencies, rows }, { width, height, figure: null });
  const legendY = CARD_TOP + 10 + block.height + 26;
  const isHatched = run.decode.some(({ status }) => status === 'over-capacity');
  const legendX = CARD.width - CARD_MARGIN - 128;
  const swatch = { x: legendX - 34, y: legendY - 15, width: 24, height: 16, rx: 4, fill: HATCHED };
  return [
    placed(block.shapes, x, CARD_TOP + 10),
    ...(isHatched
      ? [
          shape('rect', swatch),
          textShape('over capacity', { x: legendX, y: legendY, size: 20, fill: 'soft' }),
        ]
      : []),
  ];
}

/** As many titles as the room holds, the others counted. */
function titlesText(titles: readonly string[], style: TextStyle, room: number): string {
  const texts = titles.map((_, index) => {
    const rest = index === 0 ? [] : [`${String(index)} more`];
    return [...titles.slice(0, titles.length - index), ...rest].join(SEPARATOR);
  });
  const fitting = texts.find((text) => textWidth(text, style) <= room);
  return fitting ?? fitText(texts.at(-1) ?? '', style, room);
}

/** The cautions by their titles, or where the figures come from. */
function footShapes(run: Run): readonly Shape[] {
  const titles = findings(run)
    .filter(({ severity, place }) => severity === 'caution' && place !== 'model')
    .map(({ title }) => title);
  const style = { size: 24, weight: 500 };
  const y = 584;
  if (titles.length === 0) {
    const text = fitText(run.source.file, style, CARD_ROOM);
    return [textShape(text, { x: CARD_MARGIN, y, fill: 'faint', ...style })];
  }
  const text = titlesText(titles, style, CARD_ROOM - 26);
  const dot = {
    cx: CARD_MARGIN + 8,
    cy: y - 8.5,
    r: 7,
    fill: 'mark',
    stroke: 'mark-edge',
    'stroke-width': 1.5,
  };
  return [shape('circle', dot), textShape(text, { x: CARD_MARGIN + 26, y, fill: 'finding-ink', ...style })];
}

/** The card of a run for link previews, as SVG: who, the five figures, the matrix in shades, the cautions. */
export function runCard(run: Run, siteTitle: string): string {
  const { measuredAt } = run.publication;
  const engine = [run.engine.name, run.engine.version].filter((part) => part !== null).join(' ');
  const facts = [machineText(run), engine, run.engine.quantization].filter((fact) => fact !== null);
  return cardSvg(
    {
      siteTitle,
      date: measuredAt === null ? null : `measured ${formatDay(measuredAt)}`,
      title: run.model.name,
      subtitle: facts.join(SEPARATOR),
    },
    [...headlineFigures(run).flatMap(figureRow), ...matrixShapes(run), ...footShapes(run)],
  );
}

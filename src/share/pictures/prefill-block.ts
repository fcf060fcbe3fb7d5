import { formatMilliseconds, formatPrefillRate } from '../../display/quantity-text.ts';
import { prefillFindings } from '../../figures/cell-findings.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import { isMeasuredPrefill } from '../../figures/measured.ts';
import type { MeasuredPrefill, PrefillPoint } from '../../run/prefill.ts';
import type { Block } from './block.ts';
import { mark } from './matrix-block.ts';
import type { Color } from './palette.ts';
import { shape, type Shape } from './shape.ts';
import { textShape } from './text-shape.ts';
import { textWidth } from './text-width.ts';
import { fitText } from './wrap-text.ts';

/** A column of figures with a bar for each. */
interface Column {
  readonly title: string;
  readonly figure: (point: MeasuredPrefill) => number;
  readonly format: (value: number) => string;
  readonly color: Color;
}

const columns: readonly Column[] = [
  {
    title: 'Throughput, tok/s',
    figure: (point) => point.prefillTokPerSec,
    format: formatPrefillRate,
    color: 'level-6',
  },
  { title: 'TTFT, ms', figure: (point) => point.ttftMs, format: formatMilliseconds, color: 'level-3' },
];

const ROW = 30;
const BAR = 16;
const HEAD = 26;
const GAP = 28;
const SIZE = 14;

interface ColumnPlace {
  readonly x: number;
  readonly width: number;
}

function columnShapes(
  column: Column,
  points: readonly PrefillPoint[],
  { x, width }: ColumnPlace,
): readonly Shape[] {
  const measured = points.filter(isMeasuredPrefill);
  const most = measured.reduce((top, point) => Math.max(top, column.figure(point)), 0);
  const texts = measured.map((point) => column.format(column.figure(point)));
  const figureWidth = Math.max(0, ...texts.map((text) => textWidth(text, { size: SIZE, weight: 600 })));
  const barX = x + figureWidth + 10;
  const room = Math.max(0, x + width - barX);
  const rows = points.flatMap((point, index) => {
    const y = HEAD + index * ROW;
    const middle = y + ROW / 2 + SIZE * 0.36;
    if (!isMeasuredPrefill(point)) {
      const text = fitText(point.statusText, { size: 13 }, width);
      return [textShape(text, { x, y: middle, size: 13, fill: 'soft' })];
    }
    const value = column.figure(point);
    const bar = { x: barX, y: y + (ROW - BAR) / 2, width: Math.max(1.5, (value / most) * room), height: BAR };
    return [
      textShape(column.format(value), {
        ...{ x: x + figureWidth, y: middle, size: SIZE, weight: 600, fill: 'ink', anchor: 'end' },
      }),
      shape('rect', { ...bar, rx: Math.min(3, bar.width / 2), fill: column.color }),
    ];
  });
  return [textShape(column.title, { x, y: 14, size: 13, weight: 500, fill: 'soft' }), ...rows];
}

/** Prefill by context length: each figure printed, with a bar from 0 beside it. */
export function prefillBlock(
  points: readonly PrefillPoint[],
  found: readonly Finding[],
  width: number,
): Block {
  const headings = points.map(({ contextLabel }) => textWidth(contextLabel, { size: 13, weight: 500 }));
  const left = Math.max(textWidth('Context', { size: 12 }), ...headings);
  const start = left + 30;
  const columnWidth = (width - start - GAP) / columns.length;
  const contexts = points.flatMap(({ contextLabel }, index) => {
    const y = HEAD + index * ROW + ROW / 2;
    const isMarked = prefillFindings(found, contextLabel).length > 0;
    const rule = { x: 0, y: HEAD + index * ROW, width, height: 1, fill: 'rule' };
    return [
      shape('rect', rule),
      textShape(contextLabel, { x: left, y: y + 4.7, size: 13, weight: 500, fill: 'soft', anchor: 'end' }),
      ...(isMarked ? [mark(left + 12, y)] : []),
    ];
  });
  return {
    height: HEAD + points.length * ROW,
    shapes: [
      textShape('Context', { x: left, y: 14, size: 12, fill: 'faint', anchor: 'end' }),
      ...contexts,
      ...columns.flatMap((column, index) =>
        columnShapes(column, points, { x: start + index * (columnWidth + GAP), width: columnWidth }),
      ),
    ],
  };
}

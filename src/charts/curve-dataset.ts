import type { ChartDataset } from 'chart.js';
import type { Chart } from '../figures/chart.ts';
import type { ChartTheme } from './chart-theme.ts';
import { pointShape } from './point-shape.ts';

/** A point as Chart.js takes it. */
export interface Point {
  x: number;
  y: number;
}

/** The colour of a curve or band by its place among so many. */
export function lookColor(
  { palette }: Pick<Chart, 'palette'>,
  { at, of }: { readonly at: number; readonly of: number },
  theme: ChartTheme,
): string {
  return palette === 'runs' ? theme.runColor(at) : theme.curveColor(at, of);
}

/** One curve of a chart with its colour and shape. */
export function curveDataset(chart: Chart, index: number, theme: ChartTheme): ChartDataset<'line', Point[]> {
  const curve = chart.curves[index];
  const look = curve?.look ?? { at: index, of: chart.curves.length };
  const color = lookColor(chart, look, theme);
  const shape = pointShape(look.at);
  const points = curve?.points ?? [];
  const filling = shape.filled ? color : theme.card;
  const isMany = points.length > MANY;
  return {
    label: curve?.name ?? '',
    data: points.map(({ x, y }) => ({ x, y })),
    showLine: curve?.only !== 'points',
    borderColor: color,
    borderWidth: 1.75,
    pointStyle: shape.style,
    pointRadius: curve?.only === 'line' ? 0 : isMany ? 2 : 4,
    pointHitRadius: curve?.only === 'line' ? 0 : 4,
    pointHoverRadius: curve?.only === 'line' ? 0 : 6,
    pointBorderColor: points.map(({ marked }) => (marked === true ? theme.markEdge : color)),
    pointBorderWidth: isMany ? 0 : 1.5,
    pointBackgroundColor: points.map(({ marked }) => (marked === true ? theme.mark : filling)),
  };
}

/** More points than this are drawn small. */
const MANY = 150;

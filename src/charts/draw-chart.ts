import {
  Chart as Drawing,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
  Tooltip,
  type ChartConfiguration,
  type ChartDataset,
  type ChartOptions,
  type TooltipItem,
} from 'chart.js';
import type { Chart, ChartAxis } from '../figures/chart.ts';
import { axisText, tickText } from './axis-text.ts';
import { chartTheme, type ChartTheme } from './chart-theme.ts';
import { labelPlugin } from './label-plugin.ts';
import { pointShape } from './point-shape.ts';
import { roundTicks } from './round-ticks.ts';

Drawing.register(LineController, LineElement, PointElement, LinearScale, LogarithmicScale, Tooltip);

interface Point {
  x: number;
  y: number;
}

type ScaleOptions = NonNullable<ChartOptions<'line'>['scales']>[string];

/** About what a character of a curve's name takes, and the gap before it. */
const CHARACTER = 7.5;
const GAP = 16;
/** About what the y axis takes of the width. */
const Y_AXIS = 50;

function dataset(chart: Chart, index: number, theme: ChartTheme): ChartDataset<'line', Point[]> {
  const curve = chart.curves[index];
  const color =
    chart.palette === 'runs' ? theme.runColor(index) : theme.curveColor(index, chart.curves.length);
  const shape = pointShape(index);
  const points = curve?.points ?? [];
  const filling = shape.filled ? color : theme.card;
  return {
    label: curve?.name ?? '',
    data: points.map(({ x, y }) => ({ x, y })),
    borderColor: color,
    borderWidth: 1.75,
    pointStyle: shape.style,
    pointRadius: 4,
    pointHoverRadius: 6,
    pointBorderColor: points.map(({ marked }) => (marked === true ? theme.markEdge : color)),
    pointBorderWidth: 1.5,
    pointBackgroundColor: points.map(({ marked }) => (marked === true ? theme.mark : filling)),
  };
}

function scale(axis: ChartAxis, theme: ChartTheme, isX: boolean): ScaleOptions {
  const { ticks } = axis;
  const names = new Map(ticks?.map(({ value, label }) => [value, label]));
  return {
    type: axis.scale === 'log' ? 'logarithmic' : 'linear',
    beginAtZero: axis.scale === 'linear' && !isX,
    border: { display: false },
    grid: { color: theme.rule, display: !isX, tickLength: 0 },
    title: { display: isX, text: axis.title, color: theme.soft, font: { size: 12 } },
    afterBuildTicks(built) {
      if (ticks !== null) built.ticks = ticks.map(({ value }) => ({ value }));
      else if (axis.scale === 'log')
        built.ticks = roundTicks(built.min, built.max).map((value) => ({ value }));
    },
    ticks: {
      color: theme.soft,
      padding: 8,
      font: { size: 12 },
      autoSkip: ticks !== null,
      autoSkipPadding: 8,
      ...(axis.scale === 'linear' && { maxTicksLimit: 6 }),
      maxRotation: 0,
      callback: (value: number | string) => names.get(Number(value)) ?? tickText(Number(value)),
    },
  };
}

/** Room to the right of the last points for the curves' names, in pixels. */
function roomForNames({ curves }: Chart): number {
  return GAP + CHARACTER * Math.max(...curves.map(({ name }) => name.length));
}

/** Where the x axis begins so that names to the left of the first points stay within the drawing. */
function leftOfNames(chart: Chart, width: number): number {
  const values = chart.curves.flatMap(({ points }) => points.map(({ x }) => x));
  const least = Math.min(...values);
  const widest = Math.max(Math.max(...values) / least, 2);
  const drawn = Math.max(width - Y_AXIS - roomForNames(chart), 1);
  const share = Math.min(roomForNames(chart) / drawn, 0.6);
  return least / widest ** (share / (1 - share));
}

function configuration(chart: Chart, theme: ChartTheme, width: number): ChartConfiguration<'line', Point[]> {
  return {
    type: 'line',
    data: { datasets: chart.curves.map((_, index) => dataset(chart, index, theme)) },
    plugins: [labelPlugin(theme, chart)],
    options: {
      animation: false,
      maintainAspectRatio: false,
      font: { family: theme.fontFamily },
      layout: { padding: { right: roomForNames(chart), top: 16 } },
      interaction: { mode: 'nearest', intersect: false },
      scales: {
        x: { ...scale(chart.x, theme, true), ...(chart.labelPoints && { min: leftOfNames(chart, width) }) },
        y: scale(chart.y, theme, false),
      },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: {
            title: ([item]) => tooltipTitle(chart, item),
            label: (item) => tooltipLines(chart, item),
          },
        },
      },
    },
  };
}

function tooltipTitle({ curves }: Chart, item: TooltipItem<'line'> | undefined): string {
  const curve = curves[item?.datasetIndex ?? -1];
  const point = curve?.points[item?.dataIndex ?? -1];
  if (curve === undefined || point === undefined) return '';
  return curves.length === 1 ? point.label : `${curve.name} ${point.label}`;
}

function tooltipLines({ curves, x, y }: Chart, item: TooltipItem<'line'>): string[] {
  const point = curves[item.datasetIndex]?.points[item.dataIndex];
  return point === undefined ? [] : [axisText(y.quantity, point.y), axisText(x.quantity, point.x)];
}

/** Draws a chart on a canvas in the colours of this moment; a former drawing on it is removed. */
export function drawChart(canvas: HTMLCanvasElement, chart: Chart): void {
  Drawing.getChart(canvas)?.destroy();
  new Drawing(
    canvas,
    configuration(chart, chartTheme(canvas), canvas.parentElement?.clientWidth ?? canvas.width),
  );
}

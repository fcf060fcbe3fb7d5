import {
  Chart as Drawing,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
  Tooltip,
  type ChartConfiguration,
  type ChartOptions,
  type TooltipItem,
} from 'chart.js';
import type { Chart, ChartAxis } from '../figures/chart.ts';
import { axisText, tickText } from './axis-text.ts';
import { backgroundPlugin } from './background-plugin.ts';
import { chartTheme, type ChartTheme } from './chart-theme.ts';
import { clicks } from './clicks.ts';
import { curveDataset, type Point } from './curve-dataset.ts';
import { fittingTicks } from './fitting-ticks.ts';
import { labelPlugin } from './label-plugin.ts';
import { roundTicks } from './round-ticks.ts';

Drawing.register(LineController, LineElement, PointElement, LinearScale, LogarithmicScale, Tooltip);

type ScaleOptions = NonNullable<ChartOptions<'line'>['scales']>[string];

/** About what a character of a curve's name takes, and the gap before it. */
const CHARACTER = 7.5;
const GAP = 16;
/** About what the y axis takes of the width. */
const Y_AXIS = 50;

function scale(axis: ChartAxis, theme: ChartTheme, isX: boolean): ScaleOptions {
  const { ticks } = axis;
  const names = new Map(ticks?.map(({ value, label }) => [value, label]));
  return {
    type: axis.scale === 'log' ? 'logarithmic' : 'linear',
    beginAtZero: axis.scale === 'linear' && !isX,
    ...(axis.range !== undefined && { min: axis.range[0], max: axis.range[1] }),
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
      callback: (value: number | string) =>
        names.get(Number(value)) ?? tickText(Number(value), axis.quantity),
    },
  };
}

/** Room to the right of the last points for the curves' names, in pixels. */
function roomForNames({ curves }: Chart): number {
  return (
    GAP +
    CHARACTER * Math.max(0, ...curves.map(({ name, isUnnamed }) => (isUnnamed === true ? 0 : name.length)))
  );
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

/** The x ticks that have room for their labels, where it is known from where to where the axis reaches. */
function ticksOf(chart: Chart, width: number): ChartAxis['ticks'] {
  const { ticks, range } = chart.x;
  if (ticks === null || range === undefined) return ticks;
  return fittingTicks(ticks, { range, pixels: Math.max(width - Y_AXIS - roomForNames(chart), 1) });
}

function configuration(chart: Chart, theme: ChartTheme, width: number): ChartConfiguration<'line', Point[]> {
  return {
    type: 'line',
    data: { datasets: chart.curves.map((_, index) => curveDataset(chart, index, theme)) },
    plugins: [backgroundPlugin(theme, chart), labelPlugin(theme, chart)],
    options: {
      animation: false,
      maintainAspectRatio: false,
      font: { family: theme.fontFamily },
      layout: { padding: { right: roomForNames(chart), top: 16 } },
      interaction: { mode: 'nearest', intersect: false },
      ...clicks(chart),
      scales: {
        x: {
          ...scale({ ...chart.x, ticks: ticksOf(chart, width) }, theme, true),
          ...(chart.labelPoints && { min: leftOfNames(chart, width) }),
        },
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
  if (point === undefined) return [];
  return [axisText(y.quantity, point.y), axisText(x.quantity, point.x)].filter((line) => line !== '');
}

/** Of a drawing in which names would take more than this share of the width, they are left to the tooltips. */
const MOST_FOR_NAMES = 0.6;

function withNamesThatFit(chart: Chart, width: number): Chart {
  if (roomForNames(chart) <= width * MOST_FOR_NAMES) return chart;
  return { ...chart, curves: chart.curves.map((curve) => ({ ...curve, isUnnamed: true })) };
}

/** Draws a chart on a canvas in the colours of this moment; a former drawing on it is removed. */
export function drawChart(canvas: HTMLCanvasElement, chart: Chart): void {
  Drawing.getChart(canvas)?.destroy();
  const width = canvas.parentElement?.clientWidth ?? canvas.width;
  new Drawing(canvas, configuration(withNamesThatFit(chart, width), chartTheme(canvas), width));
}

import type { Chart as Drawing, Plugin } from 'chart.js';
import type { Chart } from '../figures/chart.ts';
import type { ChartTheme } from './chart-theme.ts';

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const LINE_HEIGHT = 14;
/** Between a point and its label. */
const BESIDE = 9;

/** Keeps the labels of one drawing clear of one another. */
class Labels {
  private readonly placed: (Label & { readonly width: number })[] = [];

  private readonly context: CanvasRenderingContext2D;

  constructor(context: CanvasRenderingContext2D) {
    this.context = context;
  }

  private isFree(label: Label, width: number): boolean {
    return this.placed.every(
      (other) =>
        Math.abs(label.y - other.y) >= LINE_HEIGHT ||
        label.x >= other.x + other.width ||
        other.x >= label.x + width,
    );
  }

  private draw(label: Label, width: number): void {
    this.placed.push({ ...label, width });
    this.context.fillText(label.text, label.x, label.y);
  }

  /** Draws a label beside a place, moved down until it is free. */
  drawBeside({ text, x, y }: Label, side: 'left' | 'right'): void {
    const { width } = this.context.measureText(text);
    const start = side === 'right' ? x + BESIDE : x - BESIDE - width;
    let free = y;
    while (!this.isFree({ text, x: start, y: free }, width)) free += 1;
    this.draw({ text, x: start, y: free }, width);
  }

  /** Draws a label to the right of a place, or not at all where it would touch another. */
  drawIfFree({ text, x, y }: Label): void {
    const { width } = this.context.measureText(text);
    const label = { text, x: x + BESIDE, y };
    if (this.isFree(label, width)) this.draw(label, width);
  }
}

/** Names each curve beside its end: to the right, or to the left where the right is taken by the points' labels. */
function drawNames(drawing: Drawing, { curves, labelPoints }: Chart, labels: Labels): void {
  const names = curves.flatMap(({ name, isUnnamed }, index) => {
    const end = drawing.getDatasetMeta(index).data.at(-1);
    return end === undefined || isUnnamed === true ? [] : [{ text: name, x: end.x, y: end.y }];
  });
  for (const name of names.sort((a, b) => a.y - b.y)) labels.drawBeside(name, labelPoints ? 'left' : 'right');
}

/** Labels the points, or those alone that have a tag; what finds no room is left to the tooltip. */
function drawPointLabels(drawing: Drawing, { curves, labelPoints }: Chart, labels: Labels): void {
  for (const [index, { points }] of curves.entries()) {
    const { data } = drawing.getDatasetMeta(index);
    for (const [place, { label, tag }] of points.entries()) {
      const text = tag ?? (labelPoints ? label : undefined);
      const element = data[place];
      if (text !== undefined && element !== undefined)
        labels.drawIfFree({ text, x: element.x, y: element.y });
    }
  }
}

/** Writes on the drawing what a legend would hold otherwise: the curves' names, and the points' labels on request. */
export function labelPlugin(theme: ChartTheme, chart: Chart): Plugin<'line'> {
  return {
    id: 'labels',
    afterDatasetsDraw(drawing) {
      const { ctx } = drawing;
      const labels = new Labels(ctx);
      ctx.save();
      ctx.textBaseline = 'middle';
      ctx.fillStyle = theme.ink;
      ctx.font = `600 12px ${theme.fontFamily}`;
      drawNames(drawing, chart, labels);
      ctx.fillStyle = theme.soft;
      ctx.font = `400 11px ${theme.fontFamily}`;
      drawPointLabels(drawing, chart, labels);
      ctx.restore();
    },
  };
}

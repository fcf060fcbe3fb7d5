import type { Chart as Drawing, Plugin } from 'chart.js';
import type { Chart, ChartBand, ChartMark } from '../figures/chart.ts';
import type { ChartTheme } from './chart-theme.ts';
import { lookColor } from './curve-dataset.ts';

/** A band of measurements of one day would have no width. */
const LEAST_WIDTH = 12;
/** Of one band; of several over one another each has its part. */
const BAND_OPACITY = 0.22;
const LEAST_OPACITY = 0.1;
const DASHES = [4, 3];
/** Between a line and its label, and between one label and the next. */
const BESIDE = 4;

function drawBand({ ctx, scales }: Drawing, { from, to, low, high }: ChartBand): void {
  const { x, y } = scales;
  if (x === undefined || y === undefined) return;
  const [left, right] = [x.getPixelForValue(from), x.getPixelForValue(to)];
  const [top, bottom] = [y.getPixelForValue(high), y.getPixelForValue(low)];
  const width = Math.max(right - left, 0) + LEAST_WIDTH;
  ctx.fillRect(left - LEAST_WIDTH / 2, top, width, Math.max(bottom - top, 1));
}

/** Draws lines from top to bottom; a label that would touch the one before is left to the table. */
function drawMarks(
  { ctx, scales, chartArea }: Drawing,
  marks: readonly ChartMark[],
  theme: ChartTheme,
): void {
  const { x } = scales;
  if (x === undefined) return;
  let free = chartArea.left;
  for (const { x: value, label, isStrong } of marks) {
    const place = x.getPixelForValue(value);
    ctx.strokeStyle = isStrong ? theme.soft : theme.rule;
    ctx.setLineDash(isStrong ? DASHES : []);
    ctx.beginPath();
    ctx.moveTo(place, chartArea.top - LABELS_ABOVE);
    ctx.lineTo(place, chartArea.bottom);
    ctx.stroke();
    const end = place + BESIDE + ctx.measureText(label).width;
    if (place < free || end > chartArea.right + LABELS_BEYOND) continue;
    ctx.fillStyle = isStrong ? theme.ink : theme.soft;
    ctx.fillText(label, place + BESIDE, chartArea.top - LABELS_ABOVE);
    free = end + BESIDE;
  }
}

/** Labels of marks stand above the curves, in the padding of the drawing, and may end in that to the right. */
const LABELS_ABOVE = 8;
const LABELS_BEYOND = 60;

/** Draws what lies behind the curves: bands of noise, and the places where something changed. */
export function backgroundPlugin(theme: ChartTheme, chart: Chart): Plugin<'line'> {
  return {
    id: 'background',
    beforeDatasetsDraw(drawing) {
      const { ctx } = drawing;
      ctx.save();
      ctx.font = `400 11px ${theme.fontFamily}`;
      ctx.textBaseline = 'middle';
      ctx.lineWidth = 1;
      drawMarks(drawing, chart.marks ?? [], theme);
      for (const band of chart.bands ?? []) {
        ctx.globalAlpha = Math.max(BAND_OPACITY / band.look.of, LEAST_OPACITY);
        ctx.fillStyle = lookColor(chart, band.look, theme);
        drawBand(drawing, band);
      }
      ctx.restore();
    },
  };
}

import type { Chart } from '../../figures/chart.ts';
import { whenInView } from '../when-in-view.ts';

/** Draws the chart whose JSON it holds when it comes into view, and again when the colour scheme changes. */
export class LineChart extends HTMLElement {
  connectedCallback(): void {
    whenInView(this, () => {
      void this.draw();
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void this.draw());
    });
  }

  private async draw(): Promise<void> {
    const canvas = this.querySelector('canvas');
    const json = this.querySelector('script')?.textContent;
    if (canvas === null || json === undefined) return;
    const { drawChart } = await import('../../charts/draw-chart.ts');
    await document.fonts.ready;
    const chart: unknown = JSON.parse(json);
    if (isChart(chart)) drawChart(canvas, chart);
  }
}

/** Whether the JSON is a chart; it was written by ChartFigure of the same build, so its parts are not looked into. */
function isChart(value: unknown): value is Chart {
  return typeof value === 'object' && value !== null && 'curves' in value;
}

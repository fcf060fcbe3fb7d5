import type { Chart } from '../../figures/chart.ts';
import { whenInView } from '../when-in-view.ts';
import { CHART_CHANGED } from './chart-changed.ts';

/**
 * Draws the chart whose JSON it holds, or the last one that it was sent, when it comes into view, and again when the
 * colour scheme changes.
 */
export class LineChart extends HTMLElement {
  private sent: Chart | null = null;

  private isInView = false;

  connectedCallback(): void {
    this.addEventListener(CHART_CHANGED, (event) => {
      if (!(event instanceof CustomEvent) || !isChart(event.detail)) return;
      this.sent = event.detail;
      if (this.isInView) void this.draw();
    });
    whenInView(this, () => {
      this.isInView = true;
      void this.draw();
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void this.draw());
    });
  }

  private async draw(): Promise<void> {
    const canvas = this.querySelector('canvas');
    if (canvas === null) return;
    const { drawChart } = await import('../../charts/draw-chart.ts');
    await document.fonts.ready;
    const chart: unknown = this.sent ?? JSON.parse(this.querySelector('script')?.textContent ?? 'null');
    if (isChart(chart)) drawChart(canvas, chart);
  }
}

/** Whether it is a chart; it was made by a component of the same build, so its parts are not looked into. */
function isChart(value: unknown): value is Chart {
  return typeof value === 'object' && value !== null && 'curves' in value;
}

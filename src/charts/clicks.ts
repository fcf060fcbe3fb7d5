import type { ActiveElement, ChartEvent, ChartOptions } from 'chart.js';
import type { Chart } from '../figures/chart.ts';

/** How far from a point a click may be, in pixels: half of what a finger hits. */
const REACH = 22;

function isNear({ x, y }: ChartEvent, { element }: ActiveElement): boolean {
  return x !== null && y !== null && Math.hypot(element.x - x, element.y - y) <= REACH;
}

/** A click on a point leads to where the point does, and the pointer says so; of a chart that leads nowhere, nothing. */
export function clicks({ curves }: Chart): Pick<ChartOptions<'line'>, 'onClick' | 'onHover'> {
  if (!curves.some(({ points }) => points.some(({ href }) => href !== undefined))) return {};
  const addressOf = (event: ChartEvent, [nearest]: readonly ActiveElement[]): string | undefined =>
    nearest === undefined || !isNear(event, nearest)
      ? undefined
      : curves[nearest.datasetIndex]?.points[nearest.index]?.href;
  return {
    onClick(event, elements) {
      const address = addressOf(event, elements);
      if (address !== undefined) location.assign(address);
    },
    onHover(event, elements, { canvas }) {
      canvas.classList.toggle('leads', addressOf(event, elements) !== undefined);
    },
  };
}

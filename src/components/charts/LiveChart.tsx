import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Chart } from '../../figures/chart.ts';
import { CHART_CHANGED } from './chart-changed.ts';

interface Props {
  readonly chart: Chart;
  readonly title: string;
  readonly note: string;
}

/**
 * A chart with its title that changes with what a page shows. Unlike ChartFigure it is handed over as it is, not as JSON,
 * so that thousands of points are no burden; it is for the browser alone.
 */
export function LiveChart({ chart, title, note }: Props): JSX.Element {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    void customElements.whenDefined('line-chart').then(() => {
      element.current?.dispatchEvent(new CustomEvent(CHART_CHANGED, { detail: chart }));
    });
  }, [chart]);
  return (
    <figure class="needs-script">
      <figcaption>
        <h3>{title}</h3>
        <p class="note">{note}</p>
      </figcaption>
      <line-chart ref={element}>
        <canvas role="img" aria-label={chart.finding} />
      </line-chart>
    </figure>
  );
}

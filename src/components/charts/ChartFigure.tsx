import type { JSX } from 'preact';
import type { Chart } from '../../figures/chart.ts';

interface Props {
  readonly chart: Chart;
  readonly title: string;
  readonly note: string;
}

/** A chart with its title. LineChart draws it when it comes into view; without script there are only the tables. */
export function ChartFigure({ chart, title, note }: Props): JSX.Element {
  // "<" would end the script element early, whatever stands in the data.
  const json = JSON.stringify(chart).replaceAll('<', String.raw`\u003c`);
  return (
    <figure class="needs-script">
      <figcaption>
        <h3>{title}</h3>
        <p class="note">{note}</p>
      </figcaption>
      <line-chart>
        <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
        <canvas role="img" aria-label={chart.finding} />
      </line-chart>
    </figure>
  );
}

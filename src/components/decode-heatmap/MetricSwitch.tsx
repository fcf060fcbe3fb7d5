import type { JSX } from 'preact';
import { decodeMetrics } from '../../display/decode-metric.ts';

/** Chooses which metric a heatmap shows. Plain radio buttons: they work by keyboard and without script. */
export function MetricSwitch(): JSX.Element {
  return (
    <fieldset class="switch screen-only">
      <legend class="visually-hidden">Metric</legend>
      {decodeMetrics.map((metric, index) => (
        <label>
          <input type="radio" name="metric" value={metric.slug} defaultChecked={index === 0} />
          {metric.shortLabel}
        </label>
      ))}
    </fieldset>
  );
}

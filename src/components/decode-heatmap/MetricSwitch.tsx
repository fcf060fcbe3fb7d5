import type { JSX } from 'preact';
import { decodeMetrics, type DecodeMetric } from '../../display/decode-metric.ts';

interface Props {
  /** Of the radio buttons: tells the switches of one page apart. */
  readonly name: string;
  /** The metric shown at first; throughput by default. */
  readonly chosen?: DecodeMetric['slug'] | undefined;
  /** Told of each choice. */
  readonly onChoice?: ((slug: DecodeMetric['slug']) => void) | undefined;
}

/** Chooses which metric a matrix shows. Plain radio buttons: they work by keyboard and without script. */
export function MetricSwitch({ name, chosen = 'throughput', onChoice }: Props): JSX.Element {
  return (
    <fieldset class="switch screen-only">
      <legend class="visually-hidden">Metric</legend>
      {decodeMetrics.map(({ slug, shortLabel }) => (
        <label>
          <input
            type="radio"
            name={name}
            value={slug}
            checked={slug === chosen}
            onChange={() => {
              onChoice?.(slug);
            }}
          />
          {shortLabel}
        </label>
      ))}
    </fieldset>
  );
}

import type { JSX } from 'preact';
import { decodeMetrics, type DecodeMetric } from '../../display/decode-metric.ts';
import type { DecodeScales } from '../../figures/decode-scales.ts';
import { LEVEL_COUNT, type LevelScale } from '../../figures/level-scale.ts';
import type { DecodeCell } from '../../run/decode.ts';

interface Props {
  readonly scales: DecodeScales;
  readonly decode: readonly DecodeCell[];
}

/** What the shades of a decode matrix stand for, and its hatching where it has any. */
export function DecodeLegends({ scales, decode }: Props): JSX.Element {
  return (
    <div class="legends">
      {decodeMetrics.map((metric) => (
        <DecodeLegend metric={metric} scale={scales[metric.field]} />
      ))}
      {decode.some((cell) => cell.status === 'over-capacity') && (
        <span class="legend always">
          <span class="swatch over-capacity" />
          over capacity: would exceed the KV cache
        </span>
      )}
    </div>
  );
}

interface LegendProps {
  readonly metric: DecodeMetric;
  readonly scale: LevelScale | null;
}

/** Which figures the shades stand for, from worst to best. */
function DecodeLegend({ metric, scale }: LegendProps): JSX.Element | null {
  if (scale === null) return null;
  const [worst, best] = scale.better === 'higher' ? [scale.low, scale.high] : [scale.high, scale.low];
  const direction = scale.better === 'higher' ? 'higher is better' : 'lower is better';
  return (
    <span class={`legend by-metric ${metric.slug}`}>
      {metric.format(worst)} {metric.unit}
      <span class="swatches">
        {Array.from({ length: LEVEL_COUNT }, (_, level) => (
          <span class={`swatch level-${String(level)}`} />
        ))}
      </span>
      {metric.format(best)} {metric.unit}; each shade is the same ratio, {direction}
    </span>
  );
}

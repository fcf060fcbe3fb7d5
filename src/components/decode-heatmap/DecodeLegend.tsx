import type { JSX } from 'preact';
import type { DecodeMetric } from '../../display/decode-metric.ts';
import { LEVEL_COUNT, type LevelScale } from '../../figures/level-scale.ts';

interface Props {
  readonly metric: DecodeMetric;
  readonly scale: LevelScale | null;
}

/** Which figures the shades stand for, from worst to best. */
export function DecodeLegend({ metric, scale }: Props): JSX.Element | null {
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

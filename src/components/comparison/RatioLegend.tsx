import type { JSX } from 'preact';
import { ratioLegend } from '../../figures/comparison/ratio-scale.ts';
import type { ComparedRun } from './compared-runs.ts';
import { ratioClass } from './ratio-class.ts';

interface Props {
  readonly baseline: ComparedRun;
  readonly other: ComparedRun;
}

/** What the shades and borders of a ratio matrix stand for. */
export function RatioLegend({ baseline, other }: Props): JSX.Element {
  return (
    <div class="legends">
      <span class="legend always">
        {baseline.name} better
        <span class="swatches">
          {ratioLegend.map(({ level, text }) => (
            <span class={`swatch ${ratioClass(level)}`} title={text} />
          ))}
        </span>
        {other.name} better; shades begin at 1.05×, 1.5×, 2.5× and 4×
      </span>
      {[baseline, other].map(({ name, series }) => (
        <span class="legend always">
          <span class={`swatch alone ${series}`} />
          only {name} has the figure
        </span>
      ))}
      <span class="legend always">“alone”: the other matrix has no such cell</span>
      <span class="legend always">
        <span class="swatch over-capacity" />
        over capacity for both
      </span>
    </div>
  );
}

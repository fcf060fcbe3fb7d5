import type { JSX } from 'preact';
import type { DecodeMetric } from '../../display/decode-metric.ts';
import { comparability } from '../../figures/comparison/comparability.ts';
import { MetricSwitch } from '../decode-heatmap/MetricSwitch.tsx';
import { baselineIndex, runsOf, type ComparedRuns } from './compared-runs.ts';
import { RatioCard } from './RatioCard.tsx';

interface Props {
  readonly compared: ComparedRuns;
  /** Absolute address of the page, for what is copied from it. */
  readonly address: string;
  /** The metric shown at first; throughput by default. */
  readonly metric?: DecodeMetric['slug'] | undefined;
  readonly onMetric?: ((slug: DecodeMetric['slug']) => void) | undefined;
}

/** A ratio matrix for each run beside the baseline, all in the one metric that is chosen. */
export function Ratios({ compared, address, metric, onMetric }: Props): JSX.Element {
  const { baseline, others } = compared;
  const { title, sentence } = comparability(runsOf(compared), baselineIndex(compared));
  return (
    <div class="heatmap stack">
      {others.map((other, index) => (
        <RatioCard
          baseline={baseline}
          other={other}
          anchor={others.length === 1 ? 'ratio' : `ratio-${other.letter.toLowerCase()}`}
          caveat={`${title}. ${sentence}`}
          address={address}
        >
          {index === 0 ? <MetricSwitch name="ratio-metric" chosen={metric} onChoice={onMetric} /> : undefined}
        </RatioCard>
      ))}
    </div>
  );
}

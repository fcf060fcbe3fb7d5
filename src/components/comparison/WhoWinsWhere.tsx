import type { JSX } from 'preact';
import { decodeMetrics, type DecodeMetric } from '../../display/decode-metric.ts';
import { whoWinsWhere } from '../../figures/comparison/who-wins-where.ts';
import type { ComparedRuns } from './compared-runs.ts';

interface Props {
  readonly compared: ComparedRuns;
  /** Throughput by default. */
  readonly metric?: DecodeMetric['slug'] | undefined;
}

/** Who leads where and by how much, a paragraph for each run beside the baseline. */
export function WhoWinsWhere({ compared, metric = 'throughput' }: Props): JSX.Element {
  const { baseline, others } = compared;
  const asked = decodeMetrics.find(({ slug }) => slug === metric) ?? decodeMetrics[0];
  return (
    <div class="who-wins">
      {others.map((other) => {
        const names = [baseline.name, other.name] as const;
        const { parts } = whoWinsWhere({ baseline: baseline.run, other: other.run, metric: asked, names });
        return (
          <p>
            {others.length > 1 && `${other.name} against ${baseline.name}: `}
            {parts.map(({ text, strong }) => (strong ? <b class="tabular">{text}</b> : text))}
          </p>
        );
      })}
    </div>
  );
}

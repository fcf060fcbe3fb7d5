import type { JSX } from 'preact';
import { decodeMetrics } from '../../display/decode-metric.ts';
import { whoWinsWhere } from '../../figures/comparison/who-wins-where.ts';
import type { ComparedRuns } from './compared-runs.ts';

/** Who leads where and by how much, a paragraph for each run beside the baseline, in the metric that is chosen. */
export function WhoWinsWhere({ compared }: { readonly compared: ComparedRuns }): JSX.Element {
  const { baseline, others } = compared;
  return (
    <div class="who-wins" id="who-wins-where">
      {decodeMetrics.map((metric) => (
        <div class={`by-metric text ${metric.slug}`}>
          {others.map((other) => {
            const names = [baseline.name, other.name] as const;
            const { parts } = whoWinsWhere({ baseline: baseline.run, other: other.run, metric, names });
            return <p>{parts.map(({ text, strong }) => (strong ? <b class="tabular">{text}</b> : text))}</p>;
          })}
        </div>
      ))}
    </div>
  );
}

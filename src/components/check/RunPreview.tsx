import type { JSX } from 'preact';
import { countsText, runSummary } from '../../check/run-summary.ts';
import type { Run } from '../../run/run.ts';
import { publicationText, SEPARATOR, setUpText } from '../../share/run-description.ts';
import { MetricSwitch } from '../decode-heatmap/MetricSwitch.tsx';
import { FindingList } from '../findings/FindingList.tsx';
import { PreviewHeatmap } from './PreviewHeatmap.tsx';

interface Props {
  readonly path: string;
  readonly run: Run;
  /** Whether it is the only one, so that its findings need not say whose they are. */
  readonly isOnly: boolean;
}

/** How a good file would be published: its description, the decode heatmap and the findings. */
export function RunPreview({ path, run, isOnly }: Props): JSX.Element {
  const { decode, prefill, bursts, findings } = runSummary(run);
  const headingId = `preview-${run.id}`;
  return (
    <section class="card heatmap" aria-labelledby={headingId}>
      <div class="card-head">
        <div>
          <h2 id={headingId}>{run.title}</h2>
          <p class="note">{[path, setUpText(run), publicationText(run)].join(SEPARATOR)}</p>
        </div>
        {run.decode.length > 0 && <MetricSwitch name={`metric-${run.id}`} />}
      </div>
      {run.decode.length > 0 && <PreviewHeatmap run={run} />}
      <dl class="pairs counts">
        <div>
          <dt>Decode</dt>
          <dd>{countsText(decode, 'cell')}</dd>
        </div>
        {bursts.length > 0 && (
          <div>
            <dt>Bursts</dt>
            <dd>{countsText(bursts, 'cell')}</dd>
          </div>
        )}
        <div>
          <dt>Prefill</dt>
          <dd>{countsText(prefill, 'point')}</dd>
        </div>
      </dl>
      <FindingList findings={findings} of={isOnly ? undefined : run.title} />
    </section>
  );
}

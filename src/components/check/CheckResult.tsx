import type { JSX } from 'preact';
import { verdictText, type CheckReport } from '../../check/check-report.ts';
import { ProblemList } from './ProblemList.tsx';
import { RunPreview } from './RunPreview.tsx';

/** Previews are large: with more runs than this the others are only counted. */
const MOST_PREVIEWED = 4;

interface Props {
  readonly report: CheckReport;
}

/** What a check found: problems first, then how good runs would look. */
export function CheckResult({ report }: Props): JSX.Element {
  const { runs, problems } = report;
  const left = runs.length - MOST_PREVIEWED;
  return (
    <div class="stack">
      <p class={`verdict-box ${problems.length === 0 ? 'like-for-like' : ''}`}>
        <b>{verdictText(report)}</b>
      </p>
      {problems.length > 0 && <ProblemList report={report} />}
      {runs.slice(0, MOST_PREVIEWED).map(({ path, run }) => (
        <RunPreview key={path} path={path} run={run} isOnly={runs.length === 1} />
      ))}
      {left > 0 && <p class="note">{`And ${String(left)} more without a problem.`}</p>}
    </div>
  );
}

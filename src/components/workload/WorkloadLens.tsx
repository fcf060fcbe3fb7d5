import type { JSX } from 'preact';
import { requestsThatFit } from '../../figures/fits.ts';
import { workloadAnswer, type Workload, type WorkloadSource } from '../../figures/workload.ts';
import { fitText } from '../../share/capacity-text.ts';
import { workloadFigures, workloadRefusal, workloadSource } from '../../share/workload-text.ts';
import { UnknownFields } from './UnknownFields.tsx';
import { useWorkloadFields } from './use-workload-fields.ts';
import { WorkloadForm } from './WorkloadForm.tsx';
import { standardFields, workloadOf } from './workload-state.ts';

interface Props {
  readonly run: WorkloadSource;
}

/** Asks a run what a workload would feel like. Rendered by the build with a standard workload, then taken over. */
export function WorkloadLens({ run }: Props): JSX.Element {
  const { fields, unknown, change } = useWorkloadFields(standardFields(run));
  return (
    <>
      <WorkloadForm fields={fields} decode={run.decode} onChange={change} />
      <UnknownFields keys={unknown} />
      <div aria-live="polite">
        <Answer run={run} workload={workloadOf(fields)} />
      </div>
    </>
  );
}

function Answer({
  run,
  workload,
}: {
  readonly run: WorkloadSource;
  readonly workload: Workload | null;
}): JSX.Element {
  if (workload === null) {
    return <p class="refusal">Write tokens as “32K” or “500”, and people as a whole number from 1 up.</p>;
  }
  const { promptTokens, answerTokens } = workload;
  const answer = workloadAnswer(run, workload);
  const fit = fitText(requestsThatFit(run.room, { contextTokens: promptTokens, answerTokens }));
  return (
    <>
      <dl class="answer">
        {answer.kind === 'answer' &&
          workloadFigures(answer).map(({ label, text, note }) => (
            <div>
              <dt>{label}</dt>
              <dd>
                <b class="tabular">{text}</b>
                {note !== null && <span class="note">{note}</span>}
              </dd>
            </div>
          ))}
        <div>
          <dt>People who fit at once</dt>
          <dd>
            <b class="tabular">{fit}</b>
          </dd>
        </div>
      </dl>
      {answer.kind === 'answer' ? (
        <p class="note">{workloadSource(answer)}</p>
      ) : (
        <p class="refusal">
          <b>No answer for this workload.</b> {workloadRefusal(answer)}
        </p>
      )}
    </>
  );
}

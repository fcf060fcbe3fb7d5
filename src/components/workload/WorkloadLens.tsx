import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { requestsThatFit } from '../../figures/fits.ts';
import { workloadAnswer, type Workload, type WorkloadSource } from '../../figures/workload.ts';
import { fitText } from '../../share/capacity-text.ts';
import { workloadFigures, workloadRefusal, workloadSource } from '../../share/workload-text.ts';
import { WorkloadForm } from './WorkloadForm.tsx';
import {
  fieldsFromAddress,
  fieldsIntoAddress,
  standardFields,
  workloadOf,
  type WorkloadFields,
} from './workload-state.ts';

interface Props {
  readonly run: WorkloadSource;
}

/** Asks a run what a workload would feel like. Rendered by the build with a standard workload, then taken over. */
export function WorkloadLens({ run }: Props): JSX.Element {
  const standard = standardFields(run);
  const [fields, setFields] = useState(standard);
  const [unknown, setUnknown] = useState<readonly string[]>([]);

  useEffect(() => {
    const read = (): void => {
      const given = fieldsFromAddress(new URLSearchParams(location.search), standardFields(run));
      setFields(given.fields);
      setUnknown(given.unknown);
    };
    read();
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, [run]);

  const change = (changed: WorkloadFields): void => {
    setFields(changed);
    setUnknown([]);
    if (workloadOf(changed) === null) return;
    const address = new URL(location.href);
    fieldsIntoAddress(address.searchParams, changed, standard);
    history.replaceState(history.state, '', address);
  };

  return (
    <>
      <WorkloadForm fields={fields} run={run} onChange={change} />
      {unknown.length > 0 && (
        <p class="note" role="status">
          The address gives {unknown.join(', ')} a value that says nothing; the standard one stands here.
        </p>
      )}
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

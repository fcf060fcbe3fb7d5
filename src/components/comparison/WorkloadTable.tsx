import type { ComponentChildren, JSX } from 'preact';
import { requestsThatFit } from '../../figures/fits.ts';
import { room } from '../../figures/room.ts';
import { workloadAnswer, type Workload, type WorkloadAnswer } from '../../figures/workload.ts';
import { ABSENT } from '../../display/quantity-text.ts';
import type { Run } from '../../run/run.ts';
import { fitText } from '../../share/capacity-text.ts';
import {
  workloadFigures,
  workloadLabels,
  workloadRefusal,
  workloadSource,
  type WorkloadFigureKey,
} from '../../share/workload-text.ts';
import { workloadOf, type WorkloadFields } from '../workload/workload-state.ts';
import { runsOf, type ComparedRuns } from './compared-runs.ts';
import { RunHeadings } from './RunHeadings.tsx';

interface Props {
  readonly compared: ComparedRuns;
  readonly fields: WorkloadFields;
  /** Between the workload in words and its answers: the form, where it can be changed. */
  readonly children?: ComponentChildren;
}

/** What one workload would feel like on each run. Unlike ComparedWorkload, which also lets it be changed. */
export function WorkloadTable({ compared, fields, children }: Props): JSX.Element {
  const workload = workloadOf(fields);
  return (
    <section class="card" id="workload" aria-labelledby="workload-heading">
      <h2 id="workload-heading">The same workload on each</h2>
      <p class="note">
        {fields.people} at once, {fields.prompt} tokens of {fields.prefix} prompt each, answers of{' '}
        {fields.answer} tokens.
      </p>
      {children}
      <div aria-live="polite">
        {workload === null ? (
          <p class="refusal">Write tokens as “32K” or “500”, and people as a whole number from 1 up.</p>
        ) : (
          <Answers compared={compared} workload={workload} />
        )}
      </div>
    </section>
  );
}

const keys = ['firstToken', 'perPerson', 'wholeAnswer', 'total', 'kvCache'] as const;

function Answers({
  compared,
  workload,
}: {
  readonly compared: ComparedRuns;
  readonly workload: Workload;
}): JSX.Element {
  const answers = runsOf(compared).map((run) => workloadAnswer({ ...run, room: room(run) }, workload));
  return (
    <div class="scroll" role="region" aria-label="The same workload on each run" tabIndex={0}>
      <table class="figures compared">
        <caption class="visually-hidden">The same workload on each run</caption>
        <thead>
          <RunHeadings first="Figure" compared={compared} />
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr>
              <th scope="row">{workloadLabels[key]}</th>
              {answers.map((answer) => (
                <td>{figureText(answer, key)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">People who fit at once</th>
            {compared.all.map(({ run }) => (
              <td>{fitsText(run, workload)}</td>
            ))}
          </tr>
          <tr class="same">
            <th scope="row">From</th>
            {answers.map((answer) => (
              <td>{answer.kind === 'answer' ? workloadSource(answer) : workloadRefusal(answer)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function figureText(answer: WorkloadAnswer, key: WorkloadFigureKey): string {
  if (answer.kind === 'no-answer') return 'no answer';
  return workloadFigures(answer).find((figure) => figure.key === key)?.text ?? ABSENT;
}

function fitsText(run: Run, { promptTokens, answerTokens }: Workload): string {
  return fitText(requestsThatFit(room(run), { contextTokens: promptTokens, answerTokens }));
}

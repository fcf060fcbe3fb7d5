import type { JSX } from 'preact';
import { formatList } from '../../display/list-text.ts';
import { machineText } from '../../share/run-description.ts';
import { runsOf, type ComparedRuns } from './compared-runs.ts';

interface Props {
  readonly compared: ComparedRuns;
  /** The names of the runs by default. */
  readonly title?: string | undefined;
  /** Told which run becomes the baseline; without it there is no choice. */
  readonly onBaseline?: ((id: string) => void) | undefined;
}

/** What all runs share in one respect, else each run's own, in their order. */
function shared(texts: readonly string[]): string {
  return new Set(texts).size === 1 ? (texts[0] ?? '') : texts.join(' | ');
}

/** Who is compared, on what. */
export function ComparisonTitle({ compared, title, onBaseline }: Props): JSX.Element {
  const runs = runsOf(compared);
  const engines = runs.map(({ engine }) =>
    [engine.name, engine.version].filter((part) => part !== null).join(' '),
  );
  return (
    <header class="comparison-title">
      <p class="note">Comparison</p>
      <h1>{title ?? formatList(compared.all.map(({ name }) => name))}</h1>
      <p class="machine">
        {shared(runs.map(machineText))} · {shared(engines)}
      </p>
      {onBaseline !== undefined && (
        <label class="choice screen-only">
          Baseline{' '}
          <select
            value={compared.baseline.run.id}
            onChange={({ currentTarget }) => {
              onBaseline(currentTarget.value);
            }}
          >
            {compared.all.map(({ run, name }) => (
              <option value={run.id}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {compared.all.map(
        ({ name, standing }) =>
          standing !== null && (
            <p class="verdict-box" role="note">
              <b>{name}:</b> {standing}
            </p>
          ),
      )}
    </header>
  );
}

import type { JSX } from 'preact';
import {
  launchCommandDiff,
  type LaunchCommandDiffRow,
} from '../../figures/comparison/launch-command-diff.ts';
import { ABSENT } from '../../display/quantity-text.ts';
import { runsOf, type ComparedRuns } from './compared-runs.ts';
import { RunHeadings } from './RunHeadings.tsx';

const states = {
  same: 'same',
  changed: 'changed',
  'only-one-side': 'only one side',
  unknown: 'not known',
} as const satisfies Record<LaunchCommandDiffRow['state'], string>;

/** The launch commands of the runs, aligned flag by flag. */
export function CommandDifferences({ compared }: { readonly compared: ComparedRuns }): JSX.Element {
  const { commands, rows } = launchCommandDiff(runsOf(compared));
  const unread = compared.all.filter((_, index) => commands[index] !== 'read').map(({ name }) => name);
  return (
    <details>
      <summary>Launch commands, flag by flag</summary>
      {unread.length > 0 && <p class="note">No launch command that can be read: {unread.join(', ')}.</p>}
      <div class="scroll" role="region" aria-label="Launch commands, flag by flag" tabIndex={0}>
        <table class="figures compared">
          <caption class="visually-hidden">Launch commands, flag by flag</caption>
          <thead>
            <RunHeadings first="Part" compared={compared} />
          </thead>
          <tbody>
            {rows.map(({ name, values, state }) => (
              <tr class={state === 'same' ? 'same' : 'different'}>
                <th scope="row">
                  <code>{name}</code> <span class="unit">{states[state]}</span>
                </th>
                {values.map((value) => (
                  <td>{value === null ? ABSENT : <code>{value === true ? 'given' : value}</code>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

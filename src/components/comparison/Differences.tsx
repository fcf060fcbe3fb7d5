import type { JSX } from 'preact';
import { setUpDifferences } from '../../figures/comparison/set-up-differences.ts';
import type { ComparedValue } from '../../figures/comparison/comparison-row.ts';
import { CommandDifferences } from './CommandDifferences.tsx';
import { baselineIndex, runsOf, type ComparedRuns } from './compared-runs.ts';
import { RunHeadings } from './RunHeadings.tsx';

/** In what the set-ups differ and in what they are the same, then their launch commands flag by flag. */
export function Differences({ compared }: { readonly compared: ComparedRuns }): JSX.Element {
  const rows = setUpDifferences(runsOf(compared), baselineIndex(compared));
  return (
    <section class="card" id="differences" aria-labelledby="differences-heading">
      <h2 id="differences-heading">What differs</h2>
      <div class="scroll" role="region" aria-label="What differs between the set-ups" tabIndex={0}>
        <table class="figures compared">
          <caption class="visually-hidden">Set-ups side by side, differences first</caption>
          <thead>
            <RunHeadings first="Set-up" compared={compared} />
          </thead>
          <tbody>
            {rows.map(({ label, values, same }) => (
              <tr class={same ? 'same' : 'different'}>
                <th scope="row">{label}</th>
                {values.map((value) => (
                  <td>{valueText(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CommandDifferences compared={compared} />
    </section>
  );
}

function valueText({ text, state }: ComparedValue): string {
  switch (state) {
    case 'known':
      return text ?? '';
    case 'unknown':
      return 'not given';
    case 'not-published':
      return 'command not published';
  }
}

import type { JSX } from 'preact';
import type { ComparedRuns } from './compared-runs.ts';

interface Props {
  /** Heading of the first column. */
  readonly first: string;
  readonly compared: ComparedRuns;
}

/** The heading row of a table with a column for each run. */
export function RunHeadings({ first, compared }: Props): JSX.Element {
  return (
    <tr>
      <th scope="col">{first}</th>
      {compared.all.map((each) => (
        <th scope="col">
          <span class={`series ${each.series}`} />
          {each.name}
          {each === compared.baseline && <span class="unit"> baseline</span>}
        </th>
      ))}
    </tr>
  );
}

import type { JSX } from 'preact';
import type { TableSort } from './RunTable.tsx';

interface Props {
  readonly by: TableSort['by'];
  readonly sort: TableSort | undefined;
  readonly heading: string;
  /** Empty for none. */
  readonly unit: string;
}

/** The heading of a column, which sorts by it where that is possible. */
export function SortHeading({ by, sort, heading, unit }: Props): JSX.Element {
  const units = unit !== '' && <span class="unit"> {unit}</span>;
  if (sort === undefined) {
    return (
      <th scope="col">
        {heading}
        {units}
      </th>
    );
  }
  const isSorted = sort.by === by;
  return (
    <th scope="col" aria-sort={isSorted ? (sort.reversed ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        onClick={() => {
          sort.onSort(by);
        }}
      >
        {heading}
        {isSorted && <span aria-hidden="true">{sort.reversed ? '\u00a0↑' : '\u00a0↓'}</span>}
        {units}
      </button>
    </th>
  );
}

import type { ComponentChildren, JSX } from 'preact';
import type { TableSort } from './RunTable.tsx';

interface Props {
  readonly by: TableSort['by'];
  readonly sort: TableSort | undefined;
  readonly children: ComponentChildren;
}

/** The heading of a column, which sorts by it where that is possible. */
export function SortHeading({ by, sort, children }: Props): JSX.Element {
  if (sort === undefined) return <th scope="col">{children}</th>;
  const direction = sort.reversed ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={sort.by === by ? direction : undefined}>
      <button
        type="button"
        onClick={() => {
          sort.onSort(by);
        }}
      >
        {children}
      </button>
    </th>
  );
}

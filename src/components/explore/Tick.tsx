import type { ComponentChildren, JSX } from 'preact';
import type { ListedRun } from '../../figures/explore/listed-run.ts';

interface Props {
  readonly run: Pick<ListedRun, 'id' | 'title'>;
  readonly children?: ComponentChildren;
}

/** Ticks a run for a comparison: by the form around it, and by ticked-runs.ts across pages where there is script. */
export function Tick({ run, children }: Props): JSX.Element {
  return (
    <label class="tick screen-only">
      {children}
      <input type="checkbox" name="runs" value={run.id} />
      <span class="visually-hidden">{run.title}</span>
    </label>
  );
}

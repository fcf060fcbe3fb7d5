import type { JSX } from 'preact';
import type { ListedRun } from '../../figures/explore/listed-run.ts';
import { link } from '../link.ts';
import { compareSearch, type CompareState } from './compare-state.ts';
import { nearestIds } from './nearest-ids.ts';

interface Props {
  readonly unknown: readonly string[];
  readonly listing: readonly Pick<ListedRun, 'id'>[];
  readonly state: CompareState;
}

/** Says which runs of the address do not exist, and offers the nearest ones in their place. */
export function UnknownRuns({ unknown, listing, state }: Props): JSX.Element {
  const address = (missing: string, instead: string): string => {
    const runs = [...new Set(state.runs.map((id) => (id === missing ? instead : id)))];
    const baseline = state.baseline === missing ? instead : state.baseline;
    return `${link('/compare/')}${compareSearch({ ...state, runs, baseline })}`;
  };
  return (
    <>
      {unknown.map((id) => (
        <p class="verdict-box" role="alert">
          <b>There is no published run “{id}”.</b> Nearest:{' '}
          {nearestIds(
            id,
            listing.map((run) => run.id),
          ).map((near, index) => (
            <>
              {index > 0 && ', '}
              <a href={address(id, near)}>{near}</a>
            </>
          ))}
        </p>
      ))}
    </>
  );
}

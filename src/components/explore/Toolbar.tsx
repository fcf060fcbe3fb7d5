import type { JSX } from 'preact';
import { runMetrics } from '../../figures/explore/run-metric.ts';
import type { IndexedRuns } from '../../figures/explore/indexed-runs.ts';
import { runColumns } from '../../share/run-columns.ts';
import { ContextChoice } from './ContextChoice.tsx';
import type { ExploreState } from './explore-state.ts';
import { FacetMenu } from './FacetMenu.tsx';
import { LimitMenu } from './LimitMenu.tsx';
import { SearchField } from './SearchField.tsx';
import type { UsedExploration } from './use-explore-state.ts';

interface Props {
  readonly indexed: IndexedRuns;
  readonly used: UsedExploration;
}

const names = new Map(
  runColumns({ atTokens: null, perGpu: false }, null).map(({ slug, heading }) => [slug, heading]),
);

function SortChoice({ state, choose }: Pick<UsedExploration, 'state' | 'choose'>): JSX.Element {
  const sorts: readonly ExploreState['sort'][] = ['newest', ...runMetrics.map(({ slug }) => slug)];
  const { sort, reversed } = state;
  return (
    <>
      <label class="field">
        <span>Sort</span>
        <select
          value={sort}
          onChange={({ currentTarget }) => {
            const chosen = sorts.find((each) => each === currentTarget.value);
            if (chosen !== undefined) choose({ sort: chosen, reversed: false });
          }}
        >
          {sorts.map((each) => (
            <option key={each} value={each}>
              {each === 'newest' ? 'Newest' : names.get(each)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button reverse"
        aria-pressed={reversed}
        aria-label="Reverse the order"
        onClick={() => {
          choose({ reversed: !reversed });
        }}
      >
        {reversed ? '↑' : '↓'}
      </button>
    </>
  );
}

/** Search, order and context in one line, what narrows down in another. */
export function Toolbar({ indexed, used }: Props): JSX.Element {
  const { state, choose, type } = used;
  return (
    <div class="explore-bar screen-only needs-script" role="search" aria-label="Runs">
      <div class="line">
        <SearchField
          search={state.search}
          onSearch={(search) => {
            type({ search });
          }}
        />
        <ContextChoice
          label="Figures at"
          atTokens={state.atTokens}
          contexts={indexed.contexts}
          onChange={(atTokens) => {
            choose({ atTokens });
          }}
        />
        <SortChoice state={state} choose={choose} />
      </div>
      <div class="menus">
        {indexed.facets.map((facet) => (
          <FacetMenu
            key={facet.key}
            indexed={indexed}
            exploration={state}
            facet={facet}
            onChange={(slugs) => {
              choose({ chosen: { ...state.chosen, [facet.key]: slugs } });
            }}
          />
        ))}
        <LimitMenu state={state} indexed={indexed} onChange={type} />
      </div>
    </div>
  );
}

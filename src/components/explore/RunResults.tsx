import type { JSX } from 'preact';
import { measurementKindHeading } from '../../display/measurement-kind.ts';
import type { IndexedRuns } from '../../figures/explore/indexed-runs.ts';
import type { RunSection } from '../../figures/explore/sorted-runs.ts';
import { runColumns } from '../../share/run-columns.ts';
import { RunCard } from '../index/RunCard.tsx';
import { LandscapeView } from './LandscapeView.tsx';
import type { ExploreState, View } from './explore-state.ts';
import { RunTable } from './RunTable.tsx';

interface Props {
  readonly indexed: IndexedRuns;
  readonly state: ExploreState;
  readonly view: View;
  readonly sections: readonly RunSection[];
  readonly onSort: (by: ExploreState['sort']) => void;
}

/** The runs found, as cards, as a table or as a landscape, seen through the lens of the state. */
export function RunResults({ indexed, state, view, sections, onSort }: Props): JSX.Element {
  const { atTokens, sort, reversed } = state;
  const contextLabel =
    indexed.contexts.find(({ contextTokens }) => contextTokens === atTokens)?.contextLabel ?? null;
  if (view === 'table') {
    return (
      <RunTable
        caption="Published runs"
        sections={sections}
        lens={state}
        contextLabel={contextLabel}
        sort={{ by: sort, reversed, onSort }}
      />
    );
  }
  if (view === 'landscape') {
    const ids = sections.flatMap(({ runs }) => runs.map(({ id }) => id));
    const context = indexed.contexts.find(({ contextTokens }) => contextTokens === atTokens);
    return <LandscapeView ids={ids} context={context ?? indexed.commonContext} perGpu={state.perGpu} />;
  }
  const columns = runColumns(state, contextLabel);
  return (
    <>
      {sections.map(({ kind, runs }) => (
        <section key={kind}>
          {kind !== null && <h2 class="kind">{measurementKindHeading(kind)}</h2>}
          <ul class="run-cards">
            {runs.map((run) => (
              <li key={run.id}>
                <RunCard run={run} columns={columns} isAtContext={atTokens !== null} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

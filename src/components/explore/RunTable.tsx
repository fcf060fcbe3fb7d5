import type { JSX } from 'preact';
import { formatCount } from '../../display/quantity-text.ts';
import { measurementKindHeading } from '../../display/measurement-kind.ts';
import type { Lens } from '../../figures/explore/run-metric.ts';
import type { RunSection } from '../../figures/explore/sorted-runs.ts';
import { runColumns, type RunColumn } from '../../share/run-columns.ts';
import { RunRow } from './RunRow.tsx';
import { SortHeading } from './SortHeading.tsx';

/** What the rows are sorted by, and how a heading changes it. */
export interface TableSort {
  readonly by: RunColumn['slug'] | 'newest';
  readonly reversed: boolean;
  readonly onSort: (by: RunColumn['slug'] | 'newest') => void;
}

interface Props {
  readonly caption: string;
  readonly sections: readonly RunSection[];
  /** Without one every run shows the figures of its own contexts. */
  readonly lens?: Lens;
  /** Of the context that the lens looks at. */
  readonly contextLabel?: string | null;
  /** Without it the headings are plain. */
  readonly sort?: TableSort | undefined;
}

const ownContexts: Lens = { atTokens: null, perGpu: false };

/**
 * Runs as a dense table, one line each; on a small screen one block each. A checkbox in every line ticks the run for a
 * comparison, so that a form belongs around it: see RunList.astro, which has both. Needs table.css and run-table.css.
 */
export function RunTable(props: Props): JSX.Element {
  const { caption, sections, lens = ownContexts, contextLabel = null, sort } = props;
  const columns = runColumns(lens, contextLabel);
  return (
    <table class="figures run-table">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col" class="text">
            Hardware
          </th>
          <th scope="col" class="text">
            Engine
          </th>
          <th scope="col" class="text">
            Quantization
          </th>
          {columns.map(({ slug, heading, unit }) => (
            <SortHeading key={slug} by={slug} sort={sort} heading={heading} unit={unit} />
          ))}
          <SortHeading by="newest" sort={sort} heading="Measured" unit="" />
        </tr>
      </thead>
      {sections.map(({ kind, runs, count }) => (
        <tbody key={kind}>
          {kind !== null && (
            <tr class="section">
              <th scope="rowgroup" colSpan={columns.length + 5}>
                {measurementKindHeading(kind)} <span class="unit">{formatCount(count)}</span>
              </th>
            </tr>
          )}
          {runs.map((run) => (
            <RunRow key={run.id} run={run} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

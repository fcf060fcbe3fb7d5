import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { landscapeChart } from '../../figures/landscape/landscape-chart.ts';
import type { LandscapeRow } from '../../figures/landscape/landscape-row.ts';
import { decodeAnchor, runAddress } from '../../share/address.ts';
import { LiveChart } from '../charts/LiveChart.tsx';
import { link } from '../link.ts';
import { FrontTable } from './FrontTable.tsx';

interface Props {
  /** Of one context and one kind of measurement; without runs that should not be relied on. */
  readonly rows: readonly LandscapeRow[];
  /** Whether totals are divided by the number of GPUs. */
  readonly perGpu: boolean;
  /** Whether the chart is there, or only its place, so that a page need not carry its points twice; it is by default. */
  readonly isDrawn?: boolean;
}

/** Where the cell of a row stands on the page of its run. */
function cellHref(row: LandscapeRow): string {
  return link(`${runAddress(row.id)}#${decodeAnchor(row)}`);
}

/**
 * Total against per-request throughput of the cells of many runs; a click on a cell leads to it. Beside it, as a table of
 * links, the cells that no other beats. Needs Charts.astro on its page, run-group.css and table.css.
 */
export function Landscape({ rows, perGpu, isDrawn = true }: Props): JSX.Element {
  const chart = useMemo(
    () => (isDrawn ? landscapeChart(rows, { perGpu, hrefOf: cellHref }) : null),
    [rows, perGpu, isDrawn],
  );
  if (rows.length === 0) return <p class="note">No run has both figures there.</p>;
  return (
    <>
      {chart === null ? (
        <div class="chart-place needs-script" />
      ) : (
        <LiveChart
          chart={chart}
          title="Total against per-request throughput"
          note={`Tok/s of all requests${perGpu ? ' per GPU' : ''} against tok/s of one, both axes log. Numbers are those of the table.`}
        />
      )}
      <FrontTable rows={rows} perGpu={perGpu} />
    </>
  );
}

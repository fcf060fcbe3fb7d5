import type { JSX } from 'preact';
import { decodeGrid } from '../../figures/decode-grid.ts';
import { decodeScales } from '../../figures/decode-scales.ts';
import { cellFindings } from '../../figures/cell-findings.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { DecodeCell } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { MatrixTable } from '../matrix/MatrixTable.tsx';
import { decodeHeatmapCell } from './decode-heatmap-cell.ts';
import { DecodeLegends } from './DecodeLegends.tsx';

interface Props {
  readonly run: Run;
  /** The run's; those that concern cells mark them. */
  readonly findings: readonly Finding[];
  readonly caption: string;
}

/**
 * The decode matrix of a run as a table: context lengths down, concurrency across, the figure printed in each cell.
 * All metrics stand in the markup and the radio buttons of MetricSwitch show one of them, so it needs no script.
 */
export function DecodeHeatmap({ run, findings, caption }: Props): JSX.Element {
  const grid = decodeGrid(run.decode);
  const scales = decodeScales(run.decode);
  const html = (cell: DecodeCell | null): string =>
    decodeHeatmapCell({ cell, scales, findings: cell === null ? [] : cellFindings(findings, cell) });
  return (
    <>
      <MatrixTable
        caption={caption}
        concurrencies={grid.concurrencies}
        rows={grid.rows.map((row) => ({
          heading: row.contextLabel,
          cells: { html: row.cells.map(html).join('') },
        }))}
      />
      <DecodeLegends scales={scales} decode={run.decode} />
    </>
  );
}

import type { JSX } from 'preact';
import { decodeMetrics } from '../../display/decode-metric.ts';
import { formatCount } from '../../display/quantity-text.ts';
import { decodeGrid } from '../../figures/decode-grid.ts';
import { decodeScales } from '../../figures/decode-scales.ts';
import { cellFindings } from '../../figures/cell-findings.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { Run } from '../../run/run.ts';
import { DecodeHeatmapCell } from './DecodeHeatmapCell.tsx';
import { DecodeLegend } from './DecodeLegend.tsx';

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
  return (
    <>
      <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
        <table class="matrix">
          <caption class="visually-hidden">{caption}</caption>
          <colgroup>
            <col class="context-column" />
          </colgroup>
          <thead>
            <tr class="axis">
              <td class="corner" />
              <th scope="colgroup" colSpan={grid.concurrencies.length}>
                Concurrency: simultaneous requests
              </th>
            </tr>
            <tr>
              <th scope="col" class="context">
                Context
              </th>
              {grid.concurrencies.map((concurrency) => (
                <th scope="col">{formatCount(concurrency)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <tr>
                <th scope="row">{row.contextLabel}</th>
                {row.cells.map((cell) => (
                  <DecodeHeatmapCell
                    cell={cell}
                    scales={scales}
                    findings={cell === null ? [] : cellFindings(findings, cell)}
                    maxOutputTokens={run.protocol.maxOutputTokens}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="legends">
        {decodeMetrics.map((metric) => (
          <DecodeLegend metric={metric} scale={scales[metric.field]} />
        ))}
        <OverCapacityLegend run={run} />
      </div>
    </>
  );
}

function OverCapacityLegend({ run }: { readonly run: Run }): JSX.Element | null {
  if (!run.decode.some((cell) => cell.status === 'over-capacity')) return null;
  return (
    <span class="legend always">
      <span class="swatch over-capacity" />
      over capacity: would exceed the KV cache
    </span>
  );
}

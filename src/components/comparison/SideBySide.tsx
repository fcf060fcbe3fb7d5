import type { JSX } from 'preact';
import { decodeGrid } from '../../figures/decode-grid.ts';
import { decodeScales, type DecodeScales } from '../../figures/decode-scales.ts';
import type { DecodeMetric } from '../../display/decode-metric.ts';
import { decodePlace } from '../../display/decode-cell-text.ts';
import { ABSENT } from '../../display/quantity-text.ts';
import type { DecodeCell } from '../../run/decode.ts';
import { decodeAnchor, runAddress } from '../../share/address.ts';
import { cellFindings } from '../../figures/cell-findings.ts';
import { findings } from '../../figures/findings.ts';
import { decodeCellFigures } from '../decode-heatmap/decode-cell-figures.ts';
import { DecodeLegends } from '../decode-heatmap/DecodeLegends.tsx';
import { MetricSwitch } from '../decode-heatmap/MetricSwitch.tsx';
import { findingMark } from '../findings/finding-mark.ts';
import { link } from '../link.ts';
import { MatrixTable } from '../matrix/MatrixTable.tsx';
import type { ComparedRun, ComparedRuns } from './compared-runs.ts';

interface Props {
  readonly compared: ComparedRuns;
  /** The metric shown at first; throughput by default. */
  readonly metric?: DecodeMetric['slug'] | undefined;
  readonly onMetric?: ((slug: DecodeMetric['slug']) => void) | undefined;
}

/** The decode matrices of all runs on one scale; each cell leads to its evidence on the run's own page. */
export function SideBySide({ compared, metric, onMetric }: Props): JSX.Element {
  const decode = compared.all.flatMap(({ run }) => run.decode);
  const scales = decodeScales(decode);
  return (
    <section class="card heatmap" id="side-by-side" aria-labelledby="side-by-side-heading">
      <div class="card-head">
        <div>
          <h2 id="side-by-side-heading">Side by side</h2>
          <p class="note">All matrices share one colour scale; a cell leads to its evidence.</p>
        </div>
        <MetricSwitch name="side-by-side-metric" chosen={metric} onChoice={onMetric} />
      </div>
      <div class="side-by-side">
        {compared.all.map((each) => (
          <div>
            <h3>
              <span class={`series ${each.series}`} />
              <a href={link(runAddress(each.run.id))}>{each.name}</a>
            </h3>
            <Matrix compared={each} scales={scales} />
          </div>
        ))}
      </div>
      <DecodeLegends scales={scales} decode={decode} />
    </section>
  );
}

interface MatrixProps {
  readonly compared: ComparedRun;
  readonly scales: DecodeScales;
}

function Matrix({ compared: { run, name }, scales }: MatrixProps): JSX.Element {
  const grid = decodeGrid(run.decode);
  const found = findings(run);
  const cell = (each: DecodeCell | null): JSX.Element => (
    <td>
      {each === null ? (
        <span class="cell">
          <span class="no-figure">{ABSENT}</span>
        </span>
      ) : (
        <a
          class="cell"
          href={`${link(runAddress(run.id))}#${decodeAnchor(each)}`}
          title={`${name}, ${decodePlace(each)}`}
          dangerouslySetInnerHTML={{
            __html: `${decodeCellFigures(each, scales)}${findingMark(cellFindings(found, each))}`,
          }}
        />
      )}
    </td>
  );
  return (
    <MatrixTable
      caption={`Decode matrix of ${name}: context length down, concurrency across`}
      concurrencies={grid.concurrencies}
      rows={grid.rows.map((row) => ({ heading: row.contextLabel, cells: row.cells.map(cell) }))}
    />
  );
}

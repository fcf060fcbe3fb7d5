import type { JSX } from 'preact';
import { decodeMetrics, type DecodeMetric } from '../../display/decode-metric.ts';
import { ratioGrid, type RatioGrid } from '../../figures/comparison/ratio-grid.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import { findings } from '../../figures/findings.ts';
import { MatrixTable } from '../matrix/MatrixTable.tsx';
import type { ComparedRun } from './compared-runs.ts';
import { RatioLegend } from './RatioLegend.tsx';
import { RatioMatrixCell, type RatioFigure } from './RatioMatrixCell.tsx';

interface Props {
  readonly baseline: ComparedRun;
  readonly other: ComparedRun;
  /** Before the place of a cell in its anchor: "ratio", or "ratio-b" where there are several of these cards. */
  readonly anchor: string;
  /** What may not be forgotten when a cell is pasted elsewhere, and where it leads: the page's own address. */
  readonly caveat: string;
  readonly address: string;
  readonly children?: JSX.Element | undefined;
}

/** The figure above and the figure below the line, so that above 1 the other run is better. */
function quotient({ better }: DecodeMetric, baseline: ComparedRun, other: ComparedRun): string {
  return better === 'higher' ? `${other.name} ÷ ${baseline.name}` : `${baseline.name} ÷ ${other.name}`;
}

/** The ratio of two runs' figures over the union of their matrices. */
export function RatioCard({ baseline, other, anchor, caveat, address, children }: Props): JSX.Element {
  const grids = decodeMetrics.flatMap((metric) => {
    const grid = ratioGrid({ baseline: baseline.run, other: other.run, metric });
    return grid === null ? [] : [{ metric, grid }];
  });
  const headingId = `${anchor}-heading`;
  return (
    <section class="card" id={`${anchor}-matrix`} aria-labelledby={headingId}>
      <div class="card-head">
        <div>
          <h2 id={headingId}>
            {decodeMetrics.map((metric) => (
              <span class={`by-metric ${metric.slug}`}>
                {metric.label}, {quotient(metric, baseline, other)}
              </span>
            ))}
          </h2>
          <p class="note">Above 1 {other.name} is better; within ±5 % is called even.</p>
        </div>
        {children}
      </div>
      {grids[0] === undefined ? (
        <p>These runs measured different things, so that their figures have no ratio.</p>
      ) : (
        <>
          <RatioMatrix
            {...{ baseline, other, anchor, caveat, address }}
            found={[...findings(baseline.run), ...findings(other.run)]}
            grids={grids}
            shape={grids[0].grid}
          />
          <RatioLegend baseline={baseline} other={other} />
        </>
      )}
    </section>
  );
}

interface MatrixProps extends Omit<Props, 'children'> {
  /** Of both runs. */
  readonly found: readonly Finding[];
  readonly grids: readonly { readonly metric: DecodeMetric; readonly grid: RatioGrid }[];
  /** One of the grids: all have the same rows and columns. */
  readonly shape: RatioGrid;
}

function RatioMatrix({ grids, shape, ...rest }: MatrixProps): JSX.Element {
  const caption = `Ratios of ${rest.other.name} and ${rest.baseline.name}: context length down, concurrency across`;
  const figures = (row: number, column: number): readonly RatioFigure[] =>
    grids.flatMap(({ metric, grid }) => {
      const cell = grid.rows[row]?.cells[column];
      return cell === undefined ? [] : [{ metric, cell }];
    });
  return (
    <MatrixTable
      caption={caption}
      concurrencies={shape.concurrencies}
      rows={shape.rows.map(({ heading, cells }, row) => ({
        heading,
        cells: cells.map((cell, column) => (
          <RatioMatrixCell {...rest} place={cell} figures={figures(row, column)} />
        )),
      }))}
    />
  );
}

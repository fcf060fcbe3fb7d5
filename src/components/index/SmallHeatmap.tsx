import type { JSX } from 'preact';
import { formatCount, formatDecodeRate } from '../../display/quantity-text.ts';
import type { SmallCell, SmallMatrix } from '../../figures/explore/listed-run.ts';

interface Props {
  readonly matrix: SmallMatrix;
}

/** Of more columns than this only some carry their label, which would overprint. */
const LABELLED = 9;

function summary({ concurrencies, rows, range }: SmallMatrix): string {
  const cells = rows.flatMap((row) => row.cells);
  const overCapacity = cells.filter((cell) => cell === 'over-capacity').length;
  return [
    `Decode matrix, ${formatCount(rows.length)} context lengths by ${formatCount(concurrencies.length)} concurrencies`,
    range !== null && `from ${formatDecodeRate(range[0])} to ${formatDecodeRate(range[1])} tok/s`,
    `${formatCount(overCapacity)} of ${formatCount(cells.length)} cells over capacity`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

function cellClass(cell: SmallCell): string {
  return typeof cell === 'number' ? `level-${String(cell)}` : cell;
}

/** The shape of a decode matrix, its shades without their numbers. Needs heatmap.css and run-card.css. */
export function SmallHeatmap({ matrix }: Props): JSX.Element {
  const { concurrencies, rows } = matrix;
  const everyNth = Math.ceil(concurrencies.length / LABELLED);
  return (
    <div class="small-heatmap" role="img" aria-label={summary(matrix)}>
      <table aria-hidden="true">
        <thead>
          <tr>
            <th />
            {concurrencies.map((concurrency, index) => (
              <th>{index % everyNth === 0 && concurrency}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ contextLabel, cells }) => (
            <tr>
              <th>{contextLabel}</th>
              {cells.map((cell) => (
                <td class={cellClass(cell)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { JSX } from 'preact';
import { formatCount, formatDecodeRate } from '../../display/quantity-text.ts';
import { landscapeTotal, type LandscapeRow } from '../../figures/landscape/landscape-row.ts';
import { paretoFront } from '../../figures/landscape/pareto-front.ts';
import { decodeAnchor, runAddress } from '../../share/address.ts';
import { link } from '../link.ts';

interface Props {
  /** All cells of a landscape. */
  readonly rows: readonly LandscapeRow[];
  readonly perGpu: boolean;
}

/** The cells of a landscape that no other beats, numbered as in its chart. */
export function FrontTable({ rows, perGpu }: Props): JSX.Element {
  const caption = 'Cells that no other beats in both figures';
  return (
    <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table class="figures front">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col" class="text">
              Run
            </th>
            <th scope="col">Concurrency</th>
            <th scope="col">
              Per request <span class="unit">tok/s</span>
            </th>
            <th scope="col">
              {perGpu ? 'Total per GPU' : 'Total'} <span class="unit">tok/s</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {paretoFront(rows, perGpu).map((row, at) => (
            <tr>
              <td>{formatCount(at + 1)}</td>
              <th scope="row" class="text">
                <a href={link(`${runAddress(row.id)}#${decodeAnchor(row)}`)}>{row.name}</a>
              </th>
              <td>{formatCount(row.concurrency)}</td>
              <td>{formatDecodeRate(row.perRequestTokPerSec)}</td>
              <td>{formatDecodeRate(landscapeTotal(row, perGpu))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

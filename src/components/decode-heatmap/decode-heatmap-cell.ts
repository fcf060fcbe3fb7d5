import { ABSENT } from '../../display/quantity-text.ts';
import type { DecodeScales } from '../../figures/decode-scales.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { DecodeCell } from '../../run/decode.ts';
import { decodeAnchor, measurementAnchor } from '../../share/address.ts';
import { findingMark } from '../findings/finding-mark.ts';
import { decodeCellFigures } from './decode-cell-figures.ts';

interface Shown {
  /** Null where the source has no such cell. */
  readonly cell: DecodeCell | null;
  readonly scales: DecodeScales;
  /** Those that concern the cell. */
  readonly findings: readonly Finding[];
}

/**
 * A cell with its address, as HTML. It leads to its row of All measurements, which has all of its figures; with script
 * they open beside it (see cell-details.ts).
 */
export function decodeHeatmapCell({ cell, scales, findings }: Shown): string {
  if (cell === null) return `<td><span class="cell"><span class="no-figure">${ABSENT}</span></span></td>`;
  const content = `${decodeCellFigures(cell, scales)}${findingMark(findings)}`;
  return `<td id="${decodeAnchor(cell)}"><a class="cell" href="#${measurementAnchor(cell)}">${content}</a></td>`;
}

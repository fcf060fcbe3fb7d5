import type { DecodeCell, MeasuredDecode } from '../run/decode.ts';
import type { MeasuredPrefill, PrefillPoint } from '../run/prefill.ts';

/** Whether a decode cell has figures, by its status. */
export function isMeasuredDecode(cell: DecodeCell): cell is MeasuredDecode {
  return cell.status === 'valid' || cell.status === 'capacity-limited';
}

/** Whether a prefill point has figures, by its status. */
export function isMeasuredPrefill(point: PrefillPoint): point is MeasuredPrefill {
  return point.status === 'valid' || point.status === 'capacity-limited';
}

import { formatCount, formatMeanRequests, formatRequests } from '../../display/quantity-text.ts';
import type { MeasuredDecode } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { decodePlace } from '../decode-place.ts';
import { isMeasuredDecode } from '../measured.ts';
import { finding, type Finding } from './finding.ts';

/** The benchmark tool's own mark: a mean below 98 % of what was asked for. */
const HELD = 0.98;
/** Half of the last digit published. */
const ROUNDING = 0.05;

/** The share of the requests asked for that the server ran; 1 where it is unknown. */
const share = ({ averageActiveRequests, concurrency }: MeasuredDecode): number =>
  (averageActiveRequests ?? concurrency) / concurrency;

function isNotHeld(cell: MeasuredDecode): boolean {
  const active = cell.averageActiveRequests;
  const isBelow = active !== null && active + ROUNDING < cell.concurrency * HELD;
  return cell.status === 'capacity-limited' || isBelow;
}

function example(cell: MeasuredDecode): string {
  const where = `At ${cell.contextLabel} with ${formatRequests(cell.concurrency)} asked for`;
  return cell.averageActiveRequests === null
    ? `${where}, the server did not hold the load.`
    : `${where}, the server ran ${formatMeanRequests(cell.averageActiveRequests)} on average.`;
}

/** Cells whose server ran fewer requests than asked for. Capacity-limited ones are so by the tool's own word. */
export function concurrencyNotHeld(run: Run): readonly Finding[] {
  const cells = run.decode.filter(isMeasuredDecode).filter(isNotHeld);
  const [worst] = cells.toSorted((left, right) => share(left) - share(right));
  if (worst === undefined) return [];
  const many =
    cells.length === 1
      ? ' Its figures are'
      : ` So it is in ${formatCount(cells.length)} cells; their figures are`;
  return [
    finding('concurrency-not-held', {
      title: 'Concurrency not held',
      sentence: `${example(worst)}${many} not those of the concurrency asked for.`,
      cells: cells.map(decodePlace),
    }),
  ];
}

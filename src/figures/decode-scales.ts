import type { DecodeCell, MeasuredDecode } from '../run/decode.ts';
import { levelScale, type LevelScale } from './level-scale.ts';
import { isMeasuredDecode } from './measured.ts';

/** One scale for each decode metric; null where no cell has the figure. */
export interface DecodeScales {
  readonly decodeTokPerSec: LevelScale | null;
  readonly perRequestTokPerSec: LevelScale | null;
  readonly ttftMs: LevelScale | null;
  readonly interTokenLatencyMs: LevelScale | null;
}

/** Scales over the measured cells given; pass the cells of all runs that are to be compared by shade. */
export function decodeScales(decode: readonly DecodeCell[]): DecodeScales {
  const measured = decode.filter(isMeasuredDecode);
  const scale = (
    figure: (cell: MeasuredDecode) => number | null,
    better: 'higher' | 'lower',
  ): LevelScale | null =>
    levelScale(
      measured.map(figure).filter((value) => value !== null),
      better,
    );
  return {
    decodeTokPerSec: scale((cell) => cell.decodeTokPerSec, 'higher'),
    perRequestTokPerSec: scale((cell) => cell.perRequestTokPerSec, 'higher'),
    ttftMs: scale((cell) => cell.ttftMs, 'lower'),
    interTokenLatencyMs: scale((cell) => cell.interTokenLatencyMs, 'lower'),
  };
}

import { missingFigureText } from '../../display/decode-cell-text.ts';
import { ABSENT, formatDecodeRate, formatMilliseconds } from '../../display/quantity-text.ts';
import { cellFindings } from '../../figures/cell-findings.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { LevelScale } from '../../figures/level-scale.ts';
import { isMeasuredDecode } from '../../figures/measured.ts';
import type { DecodeCell, MeasuredDecode } from '../../run/decode.ts';
import type { CellLook } from './matrix-block.ts';
import type { Color } from './palette.ts';

const levels = [
  ...(['level-0', 'level-1', 'level-2', 'level-3', 'level-4'] as const).map(
    (ground) => ({ ground, ink: 'level-ink-worse' }) as const,
  ),
  { ground: 'level-5', ink: 'level-5-ink' },
  ...(['level-6', 'level-7', 'level-8'] as const).map(
    (ground) => ({ ground, ink: 'level-ink-better' }) as const,
  ),
] as const satisfies readonly { readonly ground: Color; readonly ink: Color }[];

/** The shades from the worst to the best, for a legend. */
export const levelColors: readonly Color[] = levels.map(({ ground }) => ground);

/** What a decode cell is drawn with: the run's scale over throughput, and its findings. */
export interface DecodeLookOf {
  readonly scale: LevelScale | null;
  readonly findings: readonly Finding[];
}

const bare = { ground: 'none', ink: 'soft', figure: null } as const;

function measuredLook(cell: MeasuredDecode, scale: LevelScale | null): CellLook {
  const ttft = cell.ttftMs === null ? null : `${formatMilliseconds(cell.ttftMs)} ms`;
  return {
    ...(scale === null ? bare : (levels[scale.level(cell.decodeTokPerSec)] ?? bare)),
    figure: formatDecodeRate(cell.decodeTokPerSec),
    note: cell.status === 'capacity-limited' ? 'load not held' : ttft,
  };
}

function missingLook(cell: DecodeCell): CellLook {
  const note = missingFigureText(cell);
  switch (cell.status) {
    case 'over-capacity':
      return { ground: 'hatched', ink: 'hatch-ink', figure: null, note };
    case 'error':
      return { ...bare, note, border: { color: 'finding-ink', dashed: false } };
    case 'other':
      return { ...bare, note, border: { color: 'control', dashed: false } };
    case 'valid':
    case 'capacity-limited':
    case 'skipped':
    case 'not-run':
      return { ...bare, note };
  }
}

/** The look of a cell of the decode matrix, its throughput over its TTFT; null is a cell that the source has not. */
export function decodeLook(cell: DecodeCell | null, { scale, findings }: DecodeLookOf): CellLook {
  if (cell === null) return { ...bare, note: ABSENT };
  const look = isMeasuredDecode(cell) ? measuredLook(cell, scale) : missingLook(cell);
  return { ...look, marked: cellFindings(findings, cell).length > 0 };
}

import { ABSENT, formatRatio, formatShort } from '../../display/quantity-text.ts';
import type { NoFigure, RatioCell } from '../../figures/comparison/ratio-grid.ts';
import { ratioLegend, ratioLevel, type RatioLevel } from '../../figures/comparison/ratio-scale.ts';
import type { CellLook } from './matrix-block.ts';
import type { Color } from './palette.ts';
import type { PicturedRun } from './pictured-comparison.ts';

const shades = {
  '-4': { ground: 'ratio-a-4', ink: 'ratio-a-4-ink' },
  '-3': { ground: 'ratio-a-3', ink: 'ratio-ink' },
  '-2': { ground: 'ratio-a-2', ink: 'ratio-ink' },
  '-1': { ground: 'ratio-a-1', ink: 'ratio-ink' },
  '0': { ground: 'ratio-even', ink: 'ratio-ink' },
  '1': { ground: 'ratio-b-1', ink: 'ratio-ink' },
  '2': { ground: 'ratio-b-2', ink: 'ratio-ink' },
  '3': { ground: 'ratio-b-3', ink: 'ratio-ink' },
  '4': { ground: 'ratio-b-4', ink: 'ratio-b-4-ink' },
} as const satisfies Record<`${RatioLevel}`, { readonly ground: Color; readonly ink: Color }>;

/** The shades from the baseline's strongest to the other run's. */
export const ratioColors: readonly Color[] = ratioLegend.map(({ level }) => shades[`${level}`].ground);

const bare = { ground: 'none', ink: 'soft', figure: null } as const;

/** The two runs with what they are called in a cell, which may be a letter where their names are long. */
export interface RatioLookOf {
  readonly baseline: PicturedRun;
  readonly other: PicturedRun;
  readonly calls: (run: PicturedRun) => string;
}

function alone(run: PicturedRun, called: string): CellLook {
  return {
    ...{ ground: 'none', ink: run.series, figure: null, note: `only ${called}` },
    border: { color: run.series, dashed: true },
  };
}

function neither(a: NoFigure, b: NoFigure): CellLook {
  if (a.why === 'over-capacity' && b.why === 'over-capacity')
    return { ground: 'hatched', ink: 'hatch-ink', figure: null, note: 'neither' };
  return { ...bare, note: a.text === b.text ? a.text : `${a.text}; ${b.text}` };
}

/** The look of a cell of a ratio matrix of a metric of which more is better. */
export function ratioLook(cell: RatioCell, { baseline, other, calls }: RatioLookOf): CellLook {
  switch (cell.state) {
    case 'both':
      return {
        ...shades[`${ratioLevel(cell.ratio)}`],
        figure: formatRatio(cell.ratio),
        note:
          cell.a.limited || cell.b.limited
            ? 'load not held'
            : `${formatShort(cell.b.value)} : ${formatShort(cell.a.value)}`,
      };
    case 'only-a':
      return alone(baseline, calls(baseline));
    case 'only-b':
      return alone(other, calls(other));
    case 'neither':
      return neither(cell.a, cell.b);
    case 'a-only-measured':
      return { ...bare, note: `${calls(baseline)} alone` };
    case 'b-only-measured':
      return { ...bare, note: `${calls(other)} alone` };
    case 'not-measured':
      return { ...bare, note: ABSENT };
  }
}

import { decodeMetrics } from '../../display/decode-metric.ts';
import { ratioGrid, type RatioGrid } from '../../figures/comparison/ratio-grid.ts';
import { whoWinsWhere } from '../../figures/comparison/who-wins-where.ts';
import { indented, stacked, type Block } from './block.ts';
import { sectionBlock } from './heading-block.ts';
import { legendBlock, type LegendEntry } from './legend-block.ts';
import {
  contextColumn,
  leastMatrixWidth,
  matrixBlock,
  type Matrix,
  type MatrixSizes,
} from './matrix-block.ts';
import { cellNames, type RatioPair } from './cell-names.ts';
import type { PicturedRun } from './pictured-comparison.ts';
import { ratioColors, ratioLook } from './ratio-look.ts';
import { paragraph } from './rich-text.ts';
import { fitText } from './wrap-text.ts';

const [metric] = decodeMetrics;

/** The ratios of decode throughput; null where the runs measured different things. */
export function throughputRatios({ baseline, other }: RatioPair): RatioGrid | null {
  return ratioGrid({ baseline: baseline.run, other: other.run, metric });
}

/** Who leads where in decode throughput, with the names of the comparison. */
export function whoWins({ baseline, other }: RatioPair): ReturnType<typeof whoWinsWhere> {
  const names = [baseline.name, other.name] as const;
  return whoWinsWhere({ baseline: baseline.run, other: other.run, metric, names });
}

/** The matrix of ratios, its cells in words. */
export function ratioMatrix(grid: RatioGrid, pair: RatioPair): Matrix {
  const calls = cellNames(pair);
  return {
    concurrencies: grid.concurrencies,
    rows: grid.rows.map(({ heading, cells }) => ({
      heading,
      cells: cells.map((cell) => ratioLook(cell, { ...pair, calls })),
    })),
  };
}

/** The name, and before it the letter that cells have in its place; long names are cut, the heading has them whole. */
function named(run: PicturedRun, pair: RatioPair): string {
  const name = fitText(run.name, { size: 12 }, 190);
  return cellNames(pair)(run) === run.letter ? `${run.letter}: ${name}` : name;
}

function legend(pair: RatioPair, { rows }: RatioGrid): readonly LegendEntry[] {
  const { baseline, other } = pair;
  const states = new Set(rows.flatMap(({ cells }) => cells.map(({ state }) => state)));
  const only = (run: PicturedRun): LegendEntry => [
    { kind: 'dashed', color: run.series },
    { kind: 'text', text: `only ${named(run, pair)} has the figure` },
  ];
  const isAlone = states.has('a-only-measured') || states.has('b-only-measured');
  return [
    [
      { kind: 'text', text: `${named(baseline, pair)} better` },
      { kind: 'swatches', colors: ratioColors },
      { kind: 'text', text: `${named(other, pair)} better` },
    ],
    [{ kind: 'text', text: 'shades begin at 1.05×, 1.5×, 2.5× and 4×' }],
    ...(states.has('only-a') ? [only(baseline)] : []),
    ...(states.has('only-b') ? [only(other)] : []),
    ...(states.has('neither')
      ? [[{ kind: 'hatched' }, { kind: 'text', text: 'over capacity for both' }] as const]
      : []),
    ...(isAlone ? [[{ kind: 'text', text: 'alone: the other matrix has no such cell' }] as const] : []),
  ];
}

/** Who wins where, then the ratios. */
export function ratioSection(pair: RatioPair, sizes: MatrixSizes): Block {
  const { baseline, other } = pair;
  const { width } = sizes;
  const sentence = paragraph(whoWins(pair).parts, {
    ...({ size: 16, fill: 'ink', room: width, most: Number.POSITIVE_INFINITY } as const),
  });
  const grid = throughputRatios(pair);
  if (grid === null) return sentence;
  const matrix = ratioMatrix(grid, pair);
  const left = contextColumn(matrix, sizes);
  const head = sectionBlock(
    `Decode throughput, ${other.name} ÷ ${baseline.name}`,
    `Above 1 ${other.name} is faster; within ±5 % is called even. Below each ratio both figures in tok/s.`,
    width,
  );
  return stacked(
    [
      sentence,
      head,
      matrixBlock(matrix, sizes),
      indented(legendBlock(legend(pair, grid), width - left), left),
    ],
    14,
  );
}

/** How wide the matrix of a pair must be at least. */
export function leastRatioWidth(pair: RatioPair, sizes: MatrixSizes): number {
  const grid = throughputRatios(pair);
  return grid === null ? 0 : leastMatrixWidth(ratioMatrix(grid, pair), sizes);
}

import { formatDecodeRate } from '../../display/quantity-text.ts';
import { decodeThroughputChart } from '../../figures/chart.ts';
import { measurementKindHeading } from '../../display/measurement-kind.ts';
import { decodeGrid } from '../../figures/decode-grid.ts';
import { decodeScales } from '../../figures/decode-scales.ts';
import { findings } from '../../figures/findings.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { LevelScale } from '../../figures/level-scale.ts';
import type { Run } from '../../run/run.ts';
import { machineText, setUpText } from '../run-description.ts';
import { indented, stacked } from './block.ts';
import { decodeLook, levelColors } from './decode-look.ts';
import { findingsBlock } from './findings-block.ts';
import { headingBlock, sectionBlock } from './heading-block.ts';
import { legendBlock, type LegendEntry } from './legend-block.ts';
import { contextColumn, leastMatrixWidth, matrixBlock, type Matrix } from './matrix-block.ts';
import { MARGIN, PICTURE_WIDTH, pictureSvg, type Drawing, type PictureOptions } from './picture.ts';
import { sourceBlock, sourceText } from './source-block.ts';

/** Of the matrices of pictures; the width is the picture's. */
export const matrixSizes = {
  ...{ rowHeight: 46, gap: 3, radius: 6, figure: 15, note: 12, axis: 13, axisTitle: 12 },
} as const;

/** Cautions that concern decode: all but those on prefill. */
const onDecode = (found: readonly Finding[]): readonly Finding[] =>
  found.filter(({ severity, place }) => severity === 'caution' && place !== 'prefill');

function legend({ decode }: Run, scale: LevelScale | null, isMarked: boolean): readonly LegendEntry[] {
  const shades: readonly LegendEntry[] =
    scale === null
      ? []
      : [
          [
            { kind: 'text', text: `${formatDecodeRate(scale.low)} tok/s` },
            { kind: 'swatches', colors: levelColors },
            { kind: 'text', text: `${formatDecodeRate(scale.high)} tok/s` },
          ],
        ];
  const isHatched = decode.some(({ status }) => status === 'over-capacity');
  return [
    ...shades,
    ...(isHatched
      ? [[{ kind: 'hatched' }, { kind: 'text', text: 'over capacity (KV cache)' }] as const]
      : []),
    ...(isMarked ? [[{ kind: 'mark' }, { kind: 'text', text: 'see below' }] as const] : []),
  ];
}

function descriptionOf(run: Run, told: readonly Finding[]): string {
  const over = run.decode.filter(({ status }) => status === 'over-capacity').length;
  return [
    decodeThroughputChart(run)?.finding ?? 'No decode figures.',
    `${String(over)} of ${String(run.decode.length)} cells are over capacity.`,
    ...told.map(({ title, sentence }) => `${title}. ${sentence}`),
  ].join(' ');
}

/** The decode matrix of a run as a picture that needs nothing around it: throughput and TTFT, findings, source. */
export function decodeDrawing(run: Run, address: PictureOptions['address']): Drawing {
  const grid = decodeGrid(run.decode);
  const scale = decodeScales(run.decode).decodeTokPerSec;
  const told = onDecode(findings(run));
  const matrix: Matrix = {
    concurrencies: grid.concurrencies,
    rows: grid.rows.map(({ contextLabel, cells }) => ({
      heading: contextLabel,
      cells: cells.map((cell) => decodeLook(cell, { scale, findings: told })),
    })),
  };
  const isMarked = matrix.rows.some(({ cells }) => cells.some(({ marked }) => marked));
  const width = Math.ceil(
    Math.max(PICTURE_WIDTH - 2 * MARGIN, leastMatrixWidth(matrix, { ...matrixSizes, width: 0 })),
  );
  const left = contextColumn(matrix, { ...matrixSizes, width });
  const kind = measurementKindHeading(run.protocol.measurementKind);
  const content = stacked(
    [
      headingBlock({ title: run.model.name, lines: [machineText(run), setUpText(run)] }, width),
      sectionBlock(
        `${kind}, tok/s`,
        'Output of all requests together; below it the median TTFT, with the prompt in the prefix cache.',
        width,
      ),
      matrixBlock(matrix, { ...matrixSizes, width }),
      indented(legendBlock(legend(run, scale, isMarked), width - left), left),
      findingsBlock(told, width),
      sourceBlock({ sources: [sourceText(run, run.decode)], runs: [run], address, width }),
    ],
    14,
  );
  return {
    ...{ id: `${run.id}-decode`, width: width + 2 * MARGIN, content },
    title: `Decode matrix of ${run.title}: context length down, concurrency across`,
    description: descriptionOf(run, told),
  };
}

/** The decode matrix of a run as SVG. */
export function decodePicture(run: Run, { scheme, address }: PictureOptions): string {
  return pictureSvg(decodeDrawing(run, address), scheme);
}

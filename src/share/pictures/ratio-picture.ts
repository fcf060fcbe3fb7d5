import { comparability } from '../../figures/comparison/comparability.ts';
import { plain, strong } from '../../figures/comparison/text-part.ts';
import { SEPARATOR, machineText } from '../run-description.ts';
import { stacked } from './block.ts';
import { matrixSizes } from './decode-picture.ts';
import { headingBlock } from './heading-block.ts';
import { noticeBlock } from './notice-block.ts';
import { MARGIN, PICTURE_WIDTH, pictureSvg, type PictureOptions } from './picture.ts';
import { picturedRuns, type Comparison } from './pictured-comparison.ts';
import { leastRatioWidth, ratioSection, whoWins } from './ratio-section.ts';
import { sourceBlock, sourceText } from './source-block.ts';

/** What all share, else each its own. */
function shared(texts: readonly string[]): string {
  return [...new Set(texts)].join(' | ');
}

/** On what the runs of a comparison were measured: "H200 SXM 141GB ×8 · vllm 0.29.0". */
export function comparedSetUps({ runs }: Pick<Comparison, 'runs'>): string {
  const engines = runs.map(({ engine }) =>
    [engine.name, engine.version].filter((part) => part !== null).join(' '),
  );
  return [shared(runs.map(machineText)), shared(engines)].join(SEPARATOR);
}

/**
 * A written comparison as a picture that needs nothing around it: the verdict first, whole, because it must travel with
 * every ratio; then for each run beside the baseline who wins where, and the matrix of ratios.
 */
export function ratioPicture(comparison: Comparison, { scheme, address }: PictureOptions): string {
  const { slug, title, runs } = comparison;
  const { baseline, baselineIndex, others } = picturedRuns(comparison);
  const verdict = comparability(runs, baselineIndex);
  const pairs = others.map((other) => ({ baseline, other }));
  const least = pairs.map((pair) => leastRatioWidth(pair, { ...matrixSizes, width: 0 }));
  const width = Math.ceil(Math.max(PICTURE_WIDTH - 2 * MARGIN, ...least));
  const look = verdict.level === 'like-for-like' ? 'plain' : 'finding';
  const parts = [strong(`${verdict.title}.`), plain(` ${verdict.sentence}`)];
  const content = stacked(
    [
      headingBlock({ title, lines: [comparedSetUps(comparison)] }, width),
      noticeBlock({ parts, marked: false, look }, width),
      ...pairs.map((pair) => ratioSection(pair, { ...matrixSizes, width })),
      sourceBlock({ sources: runs.map((run) => sourceText(run, run.decode)), runs, address, width }),
    ],
    16,
  );
  return pictureSvg(
    {
      ...{ id: `${slug}-ratio`, width: width + 2 * MARGIN, content },
      title: `${title}: ratios of decode throughput, context length down, concurrency across`,
      description: [`${verdict.title}. ${verdict.sentence}`, ...pairs.map((pair) => whoWins(pair).text)].join(
        ' ',
      ),
    },
    scheme,
  );
}

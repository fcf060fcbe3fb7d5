import { prefillThroughputChart, prefillTtftChart } from '../../figures/chart.ts';
import { findings } from '../../figures/findings.ts';
import type { Run } from '../../run/run.ts';
import { machineText, setUpText } from '../run-description.ts';
import { stacked } from './block.ts';
import { findingsBlock } from './findings-block.ts';
import { headingBlock, sectionBlock } from './heading-block.ts';
import { MARGIN, PICTURE_WIDTH, pictureSvg, type Drawing, type PictureOptions } from './picture.ts';
import { prefillBlock } from './prefill-block.ts';
import { sourceBlock, sourceText } from './source-block.ts';

/** The prefill figures of a run as a picture that needs nothing around it: throughput, TTFT, findings, source. */
export function prefillDrawing(run: Run, address: PictureOptions['address']): Drawing {
  const told = findings(run).filter(
    ({ severity, place }) => severity === 'caution' && (place === 'prefill' || place === 'model'),
  );
  const points = run.prefill.toSorted((left, right) => left.contextTokens - right.contextTokens);
  const width = PICTURE_WIDTH - 2 * MARGIN;
  const content = stacked(
    [
      headingBlock({ title: run.model.name, lines: [machineText(run), setUpText(run)] }, width),
      sectionBlock(
        'Prefill',
        'One cold request at a time: prompt tokens per second, and the wait for the first token. Bars start at 0.',
        width,
      ),
      prefillBlock(points, told, width),
      findingsBlock(told, width),
      sourceBlock({ sources: [sourceText(run, run.prefill)], runs: [run], address, width }),
    ],
    14,
  );
  const found = [prefillThroughputChart(run)?.finding, prefillTtftChart(run)?.finding].filter(
    (sentence) => sentence !== undefined,
  );
  return {
    ...{ id: `${run.id}-prefill`, width: PICTURE_WIDTH, content },
    title: `Prefill of ${run.title} by context length`,
    description: [
      ...(found.length === 0 ? ['No prefill figures.'] : found),
      ...told.map(({ title, sentence }) => `${title}. ${sentence}`),
    ].join(' '),
  };
}

/** Prefill of a run as SVG. */
export function prefillPicture(run: Run, { scheme, address }: PictureOptions): string {
  return pictureSvg(prefillDrawing(run, address), scheme);
}

import type { DecodeMetric } from '../display/decode-metric.ts';
import { formatRatio } from '../display/quantity-text.ts';
import type { RatioCell } from '../figures/comparison/ratio-grid.ts';
import type { DecodePlace } from '../figures/decode-place.ts';
import { markdownText } from './markdown-text.ts';

/** One cell of a comparison, to be pasted elsewhere. */
export interface RatioCellQuestion {
  readonly place: DecodePlace;
  /** One per metric. */
  readonly figures: readonly { readonly metric: DecodeMetric; readonly cell: RatioCell }[];
  /** Of the baseline and of the other run. */
  readonly names: readonly [string, string];
  /** The verdict on the comparison, which must travel with its figures. */
  readonly caveat: string;
  /** Absolute address of the cell. */
  readonly address: string;
}

function figureText(metric: DecodeMetric, side: RatioCell['a']): string {
  if (side === null) return 'not in its matrix';
  return side.kind === 'figure' ? `${metric.format(side.value)} ${metric.unit}` : side.text.toLowerCase();
}

/** "decode throughput 176.6 tok/s against 96.3 tok/s (1.83×)", the other run first. */
function metricText({ metric, cell }: RatioCellQuestion['figures'][number]): string {
  const label = metric.label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const ratio = cell.state === 'both' ? ` (${formatRatio(cell.ratio)})` : '';
  return `${label} ${figureText(metric, cell.b)} against ${figureText(metric, cell.a)}${ratio}`;
}

/**
 * A cell of a comparison as one line of Markdown, in every metric:
 * "**[Inkling-Small against Kimi-K2.6 at 64K × 4](…):** decode throughput 176.6 tok/s against 96.3 tok/s (1.83×); …. Not the same set-up. …"
 */
export function ratioCellMarkdown({ place, figures, names, caveat, address }: RatioCellQuestion): string {
  const [baseline, other] = names;
  const where = `${place.contextLabel} × ${String(place.concurrency)}`;
  const name = markdownText(`${other} against ${baseline} at ${where}`);
  // Where neither metric has a figure, one of them says all there is to say.
  const told = figures.some(({ cell }) => cell.state === 'both') ? figures : figures.slice(0, 1);
  return `**[${name}](${address}):** ${markdownText(`${told.map(metricText).join('; ')}. ${caveat}`)}`;
}

import type { DecodeMetric } from '../display/decode-metric.ts';
import { formatRatio } from '../display/quantity-text.ts';
import type { RatioCell } from '../figures/comparison/ratio-grid.ts';
import type { DecodePlace } from '../figures/decode-place.ts';
import { markdownText } from './markdown-text.ts';

/** One cell of a comparison, to be pasted elsewhere. */
export interface RatioCellQuestion {
  readonly place: DecodePlace;
  /** One per metric; the first is told. */
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

/**
 * A cell of a comparison as one line of Markdown:
 * "**Inkling-Small against Kimi-K2.6 at 64K × 4:** decode throughput 176.6 tok/s against 96.3 tok/s, [1.83×](…). Not the same set-up. …"
 */
export function ratioCellMarkdown({ place, figures, names, caveat, address }: RatioCellQuestion): string {
  const [baseline, other] = names.map(markdownText);
  const where = `${markdownText(place.contextLabel)} × ${String(place.concurrency)}`;
  const [first] = figures;
  if (first === undefined || baseline === undefined || other === undefined) return '';
  const { metric, cell } = first;
  const sides = `${figureText(metric, cell.b)} against ${figureText(metric, cell.a)}`;
  const ratio = cell.state === 'both' ? formatRatio(cell.ratio) : 'no ratio';
  return `**${other} against ${baseline} at ${where}:** ${metric.label.toLowerCase()} ${markdownText(sides)}, [${ratio}](${address}). ${markdownText(caveat)}`;
}

import { ABSENT, formatDecodeRate, formatMilliseconds, formatPrefillRate } from '../display/quantity-text.ts';
import { decodeGrid } from '../figures/decode-grid.ts';
import { isMeasuredDecode, isMeasuredPrefill } from '../figures/measured.ts';
import type { DecodeCell } from '../run/decode.ts';
import type { Run } from '../run/run.ts';
import { htmlText } from './html-text.ts';
import { runDescription } from './run-description.ts';
import { visibleText } from './visible-text.ts';

/** A run as an entry of a feed. All text is fit for XML; what needs escaping there is not escaped. */
export interface FeedItem {
  readonly title: string;
  /** The run in two sentences with its numbers, preceded by what became of it. */
  readonly description: string;
  /** The decode matrix and the prefill points as HTML, its text escaped. */
  readonly content: string;
  /** ISO 8601; null where the source does not say. */
  readonly measuredAt: string | null;
}

/** The entry of a run; `standing` is a sentence on what became of it, null for nothing. */
export function feedItem(run: Run, standing: string | null): FeedItem {
  const description = visibleText(runDescription(run));
  const remark = standing === null ? null : visibleText(standing);
  return {
    title: visibleText(run.title),
    description: remark === null ? description : `${remark} ${description}`,
    content: [
      ...(remark === null ? [] : [`<p><strong>${htmlText(remark)}</strong></p>`]),
      `<p>${htmlText(description)}</p>`,
      decodeTable(run),
      prefillTable(run),
    ].join('\n'),
    measuredAt: run.publication.measuredAt,
  };
}

function decodeTable({ decode }: Run): string {
  const { concurrencies, rows } = decodeGrid(decode);
  if (rows.length === 0) return '';
  const head = ['Decode tok/s', ...concurrencies.map((concurrency) => `×${String(concurrency)}`)];
  return table(
    head,
    rows.map(({ contextLabel, cells }) => [contextLabel, ...cells.map(decodeText)]),
  );
}

function decodeText(cell: DecodeCell | null): string {
  if (cell === null) return ABSENT;
  return isMeasuredDecode(cell) ? formatDecodeRate(cell.decodeTokPerSec) : cell.statusText;
}

function prefillTable({ prefill }: Run): string {
  const points = prefill.map((point) =>
    isMeasuredPrefill(point)
      ? [point.contextLabel, formatPrefillRate(point.prefillTokPerSec), formatMilliseconds(point.ttftMs)]
      : [point.contextLabel, point.statusText, ABSENT],
  );
  return points.length === 0 ? '' : table(['Prefill', 'tok/s', 'TTFT in ms'], points);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (texts: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${texts.map((text, index) => (index === 0 ? `<th>${htmlText(visibleText(text))}</th>` : `<${tag}>${htmlText(visibleText(text))}</${tag}>`)).join('')}</tr>`;
  return `<table>\n${[row(head, 'th'), ...rows.map((texts) => row(texts, 'td'))].join('\n')}\n</table>`;
}

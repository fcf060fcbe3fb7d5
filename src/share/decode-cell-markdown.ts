import { decodeStatusReason, decodePlace } from '../display/decode-cell-text.ts';
import { measurementColumns, measurementText } from '../display/measurement-columns.ts';
import type { Finding } from '../figures/findings/finding.ts';
import type { DecodeCell } from '../run/decode.ts';
import { decodeMeasurement } from '../run/measurement.ts';
import type { RunHeader } from '../run/run.ts';
import { decodeAnchor, runAddress } from './address.ts';
import { markdownText } from './markdown-text.ts';
import { markdownLink } from './markdown/run-in-markdown.ts';

/** A decode cell that is told in Markdown. */
export interface CellInMarkdown {
  readonly run: Pick<RunHeader, 'id' | 'title' | 'protocol'>;
  readonly cell: DecodeCell;
  /** Those that concern the cell; their titles are told. */
  readonly findings: readonly Pick<Finding, 'title'>[];
  /** Absolute address of the site. */
  readonly root: string;
}

/** The figures that say most of a cell; all of them are behind the link. */
const told = new Set<string>(['tokPerSec', 'perRequestTokPerSec', 'ttftMs', 'interTokenLatencyMs']);

/** "throughput 96.3 tok/s": inside a sentence only the first letter of a word is lower-cased, not an abbreviation's. */
function figureTexts(cell: DecodeCell): readonly string[] {
  const row = decodeMeasurement(cell);
  return measurementColumns
    .filter(({ field }) => told.has(field) && row[field] !== null)
    .map((column) => {
      const label = column.label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
      return `${label} ${measurementText(row, column)} ${column.unit ?? ''}`.trim();
    });
}

/**
 * A decode cell as one line of Markdown: "**[Kimi-K2.6 on H200 SXM 141GB ×8, decode at 64K, 4 requests](…):** throughput
 * 96.3 tok/s, …", or why it has no figures.
 */
export function decodeCellMarkdown({ run, cell, findings, root }: CellInMarkdown): string {
  const name = markdownText(`${run.title}, decode at ${decodePlace(cell)}`);
  const place = markdownLink(name, root, `${runAddress(run.id)}#${decodeAnchor(cell)}`);
  const figures = figureTexts(cell);
  const reason = decodeStatusReason(cell, run.protocol.maxOutputTokens);
  const sentences = [
    figures.length > 0 && `${figures.join(', ')}.`,
    reason,
    findings.length > 0 && `See: ${findings.map(({ title }) => title).join(', ')}.`,
  ].filter((sentence) => sentence !== false && sentence !== null);
  return `**${place}:** ${markdownText(sentences.join(' '))}`;
}

import { missingFigureText } from '../../display/decode-cell-text.ts';
import { ABSENT, formatCount, formatDecodeRate } from '../../display/quantity-text.ts';
import { cellFindings } from '../../figures/cell-findings.ts';
import { decodeGrid } from '../../figures/decode-grid.ts';
import { measurementKindText } from '../../display/measurement-kind.ts';
import type { DecodeCell } from '../../run/decode.ts';
import { markdownText } from '../markdown-text.ts';
import { cautionSigns } from './caution-signs.ts';
import { markdownTable } from './markdown-table.ts';
import type { MarkdownPart, RunInMarkdown } from './run-in-markdown.ts';

const OVER_CAPACITY = 'OC';
const NOT_HELD = '*';

/** A cell's figure, or why it has none, without its marks. */
function cellText(cell: DecodeCell | null): string {
  if (cell === null) return ABSENT;
  switch (cell.status) {
    case 'valid':
      return formatDecodeRate(cell.decodeTokPerSec);
    case 'capacity-limited':
      return `${formatDecodeRate(cell.decodeTokPerSec)}\\${NOT_HELD}`;
    case 'over-capacity':
      return OVER_CAPACITY;
    case 'error':
    case 'skipped':
    case 'not-run':
    case 'other':
      return markdownText(missingFigureText(cell).toLowerCase());
  }
}

/** What the figures are, and what each sign in the table means that is no caution's. */
function legend({ run }: RunInMarkdown, cells: readonly (DecodeCell | null)[]): readonly string[] {
  const has = (status: DecodeCell['status']): boolean => cells.some((cell) => cell?.status === status);
  const kind = measurementKindText(run.protocol.measurementKind);
  return [
    `Output tok/s of all requests together (${kind}), by context length and concurrency.`,
    has('over-capacity') && `${OVER_CAPACITY}: over capacity, would exceed the KV cache.`,
    has('capacity-limited') && `\\${NOT_HELD}: the server did not hold the load.`,
    cells.includes(null) && `${ABSENT}: not in the matrix.`,
  ].filter((sentence) => sentence !== false);
}

/** Decode throughput as a table: context lengths down, concurrency across, then what its signs mean. */
export function decodePart(question: RunInMarkdown): MarkdownPart {
  const { decode } = question.run;
  const title = 'Decode throughput (tok/s)';
  if (decode.length === 0) return { id: 'decode', title, body: 'Decode was not measured.' };
  const { concurrencies, rows } = decodeGrid(decode);
  const cautions = cautionSigns(decode, question.findings, cellFindings);
  const marked = (cell: DecodeCell | null): string =>
    `${cellText(cell)}${cell === null ? '' : cautions.behind(cell)}`;
  const table = markdownTable({
    head: ['Context', ...concurrencies.map((concurrency) => `×${formatCount(concurrency)}`)],
    rows: rows.map(({ contextLabel, cells }) => [markdownText(contextLabel), ...cells.map(marked)]),
    textColumns: 1,
  });
  const cells = rows.flatMap((row) => row.cells);
  return {
    id: 'decode',
    title,
    body: `${table}\n\n${[...legend(question, cells), ...cautions.legend].join(' ')}`,
  };
}

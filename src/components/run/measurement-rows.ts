import { measurementText, type MeasurementColumn } from '../../display/measurement-columns.ts';
import { formatCount } from '../../display/quantity-text.ts';
import { measurementFindings } from '../../figures/cell-findings.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import type { Measurement } from '../../run/measurement.ts';
import { measurementAnchor, sourceLineAddress, sourceLineText } from '../../share/address.ts';
import { htmlText } from '../../share/html-text.ts';
import { findingMark } from '../findings/finding-mark.ts';
import { link } from '../link.ts';

interface Shown {
  readonly runId: string;
  readonly rows: readonly Measurement[];
  readonly columns: readonly MeasurementColumn[];
  /** The run's; those that concern rows mark them. */
  readonly findings: readonly Finding[];
}

const phases = { prefill: 'Prefill', decode: 'Decode', burst: 'Burst' } as const;

/** The rows of All measurements as HTML, each with its address; text for the same reason as decodeCellFigures. */
export function measurementRows({ rows, ...shown }: Shown): string {
  const known = new Set<string>();
  return rows
    .map((row) => {
      // Rows of cells that were never run share a line: its anchor is the first of them.
      const anchor = measurementAnchor(row);
      const id = known.has(anchor) ? '' : ` id="${anchor}"`;
      known.add(anchor);
      return `<tr${id}>${cells(row, shown)}</tr>`;
    })
    .join('');
}

function cells(row: Measurement, { runId, columns, findings }: Omit<Shown, 'rows'>): string {
  const mark = findingMark(measurementFindings(findings, row), ':');
  const line = `<a href="${link(sourceLineAddress(runId, row))}">${sourceLineText(row)}</a>`;
  const figures = columns.map((column) => numberCell(row[column.field], measurementText(row, column)));
  // Where the text of the cell is not the number of the line alone.
  const value =
    mark === '' && row.sourceNumber === undefined ? '' : ` data-value="${String(row.sourceLine)}"`;
  return [
    `<th scope="row"${value}>${mark}${line}</th>`,
    textCell(phases[row.phase]),
    numberCell(row.contextTokens, htmlText(row.contextLabel)),
    numberCell(row.concurrency, formatCount(row.concurrency)),
    textCell(row.statusText),
    ...figures,
  ].join('');
}

function textCell(text: string): string {
  return `<td class="text">${htmlText(text)}</td>`;
}

/** `data-value` is what the column sorts by, where the text is not the whole value; see sortable-table.ts. */
function numberCell(value: number | null, html: string): string {
  if (value === null || Number(html.replaceAll(',', '')) === value) return `<td>${html}</td>`;
  return `<td data-value="${String(value)}">${html}</td>`;
}

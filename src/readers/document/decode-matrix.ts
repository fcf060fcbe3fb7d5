import type { DecodeCell } from '../../run/decode.ts';
import { readContextLength, readCount } from '../../run/quantity.ts';
import { placeOf } from '../measurements/measurement-row.ts';
import type { Measured, Measurements } from '../measurements/measurements.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { checkMatrixCell } from './matrix-cell.ts';
import type { Table } from './table.ts';

/** The axes of the decode matrix as it shows them, each with the field that it was read from. */
interface MatrixAxes {
  readonly contexts: ReadonlyMap<string, Field>;
  readonly concurrencies: ReadonlyMap<number, Field>;
}

/**
 * Checks the decode matrix against All measurements: the same contexts down and requests across, ascending, and in
 * each cell the figures of its row to the last digit. What only one of them has is reported.
 */
export function checkDecodeMatrix(table: Table, measurements: Measurements, report: Report): void {
  const axes = readAxes(table, report);
  if (!axes.isSound || measurements.decode.length === 0) return;
  const columns = [...axes.concurrencies.keys()];
  const contexts = byContext(measurements.decode);
  for (const [label, ...cells] of table.rows) {
    if (label === undefined || axes.contexts.get(label.text) !== label) continue;
    const rows = contexts.get(label.text);
    if (rows === undefined) {
      if (measurements.isWhole) reportUnmeasured(label, quote(label.text), report);
      continue;
    }
    for (const [index, cell] of cells.entries()) {
      const concurrency = columns[index] ?? 0;
      const measured = rows.get(concurrency);
      if (measured !== undefined) {
        checkMatrixCell(cell, measured, report);
      } else if (measurements.isWhole) {
        const place = placeOf({ contextLabel: label.text, concurrency });
        reportUnmeasured(cell, `${quote(cell.text)} at ${place}`, report);
      }
    }
  }
  if (table.isWhole) reportUnshown(axes, { table, measurements }, report);
}

/** The measurements of each context, by their number of requests. */
function byContext(
  decode: readonly Measured<DecodeCell>[],
): ReadonlyMap<string, ReadonlyMap<number, Measured<DecodeCell>>> {
  const contexts = new Map<string, Map<number, Measured<DecodeCell>>>();
  for (const each of decode) {
    const { contextLabel, concurrency } = each.row;
    const rows = contexts.get(contextLabel) ?? new Map<number, Measured<DecodeCell>>();
    contexts.set(contextLabel, rows.set(concurrency, each));
  }
  return contexts;
}

/** Reports what All measurements has and the matrix has not: a context once, not in every row of it. */
function reportUnshown(
  { contexts, concurrencies }: MatrixAxes,
  { table, measurements }: { table: Table; measurements: Measurements },
  report: Report,
): void {
  const [corner] = table.header;
  if (corner === undefined) return;
  const reported = new Set<string>();
  for (const { row } of measurements.decode) {
    const isShown = contexts.has(row.contextLabel);
    if (isShown && concurrencies.has(row.concurrency)) continue;
    const what = isShown ? placeOf(row) : `the context ${row.contextLabel}`;
    if (reported.has(what)) continue;
    reported.add(what);
    report.onLine(
      row.cell('Context'),
      `All measurements has ${what}, which the decode matrix on line ${report.lineOf(corner)} lacks.`,
      'Add it to the matrix, or take it out here.',
    );
  }
}

function reportUnmeasured(field: Field, what: string, report: Report): void {
  report.at(
    field,
    `The decode matrix shows ${what}, but All measurements has no such row.`,
    'Add the row to All measurements, or take it out here.',
  );
}

function readAxes(table: Table, report: Report): MatrixAxes & { readonly isSound: boolean } {
  const [corner, ...heads] = table.header;
  const concurrencies = new Map<number, Field>();
  let isSound = true;
  if (corner !== undefined && corner.text !== 'Context') {
    report.at(
      corner,
      `The decode matrix begins with ${quote(corner.text)}.`,
      'Begin its header with "Context".',
    );
  }
  let latest = 0;
  for (const head of heads) {
    const concurrency = readCount(head.text)?.value ?? 0;
    if (concurrency <= latest) {
      // One line of a million unsound columns is one mistake.
      if (isSound) reportHead(head, report);
      isSound = false;
    }
    latest = Math.max(latest, concurrency);
    concurrencies.set(concurrency, head);
  }
  return { contexts: readContexts(table, report), concurrencies, isSound };
}

function readContexts(table: Table, report: Report): Map<string, Field> {
  const contexts = new Map<string, Field>();
  let latest = -1;
  for (const [label] of table.rows) {
    if (label === undefined) continue;
    const first = contexts.get(label.text);
    if (first !== undefined) {
      reportRepeated(label, first, report);
      continue;
    }
    contexts.set(label.text, label);
    const tokens = readContextLength(label.text);
    if (tokens === null || tokens < latest) reportContext(label, report);
    latest = Math.max(latest, tokens ?? 0);
  }
  return contexts;
}

function reportHead(head: Field, report: Report): void {
  report.at(
    head,
    `The decode matrix has ${quote(head.text)} where a number of requests above the one before it must be.`,
    'Write whole numbers in ascending order, such as 1, 2, 4.',
  );
}

function reportContext(label: Field, report: Report): void {
  report.at(
    label,
    `The decode matrix has ${quote(label.text)} where a context length above the one before it must be.`,
    'Write context lengths in ascending order, such as 8K, 16K, 32K.',
  );
}

function reportRepeated(label: Field, first: Field, report: Report): void {
  report.at(
    label,
    `The decode matrix repeats the context ${quote(label.text)} of line ${report.lineOf(first)}.`,
    'Keep one of the two.',
  );
}

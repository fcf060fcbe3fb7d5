import { cacheDemand } from '../../run/consistency.ts';
import type { DecodeCell } from '../../run/decode.ts';
import type { JsonFields } from '../json/json-fields.ts';
import { readFigures } from './cell-figures.ts';
import { checkTotal } from './cell-total.ts';
import { readOutcome } from './cell-status.ts';
import { contextOf, type Plan } from './plan.ts';
import { readSummary, type Summary } from './summary.ts';

/** What a matrix is read with. */
export interface MatrixContext {
  readonly root: JsonFields;
  readonly plan: Plan;
  readonly lineOf: (path: string) => number;
  readonly publicText: (text: string) => string;
  /** Tokens of KV cache and of the longest answer; null where the tool did not know. */
  readonly budget: number | null;
  readonly maxOutputTokens: number | null;
}

/** The two lists of cells that a file may have, with the table that repeats their throughput. */
export const MATRICES = {
  decode: { rows: 'results', summary: 'summary_table' },
  bursts: { rows: 'burst_results', summary: 'burst_summary_table' },
} as const;

type Names = (typeof MATRICES)[keyof typeof MATRICES];

/**
 * All planned cells, context by context: those that the file has, and for each other why it has none. A row that was
 * not planned, stands twice or says another throughput than the summary is reported.
 */
export function readMatrix(context: MatrixContext, names: Names): DecodeCell[] {
  const { root, plan } = context;
  const summary = readSummary(root, names.summary, plan);
  const measured = new Map<string, DecodeCell>();
  const rows = root.rows(names.rows);
  const places = rows.map((row) => readPlace(row, plan));
  for (const [index, row] of rows.entries()) {
    const place = places[index] ?? null;
    if (place === null) continue;
    const key = cellKey(place.contextTokens, place.concurrency);
    const first = measured.get(key);
    if (first === undefined) measured.set(key, readCell(row, place, { context, summary }));
    else refusePlace(row, `is repeated: ${named(place)} is in the list already`);
  }
  // A row without its place could be any cell of the summary.
  if (!places.includes(null))
    summary.refuseOthers((tokens, concurrency) => measured.has(cellKey(tokens, concurrency)));
  return plan.contexts.flatMap((tokens) =>
    plan.levels.map(
      (concurrency) =>
        measured.get(cellKey(tokens, concurrency)) ?? absentCell({ tokens, concurrency }, context, names),
    ),
  );
}

interface Place {
  readonly contextTokens: number;
  readonly concurrency: number;
}

function readPlace(row: JsonFields, { contexts, levels }: Plan): Place | null {
  const contextTokens = row.requiredCount('context_tokens');
  const concurrency = row.requiredCount('concurrency');
  // Null says that the tool had none; without the key nobody knows what the row is.
  if (!row.has('aggregate_tps')) row.refuse('aggregate_tps', `${row.pathOf('aggregate_tps')} is missing.`);
  if (contextTokens === null || concurrency === null) return null;
  const place = { contextTokens, concurrency };
  if (contexts.includes(contextTokens) && levels.includes(concurrency)) return place;
  refusePlace(row, `is of ${named(place)}, which metadata does not plan`);
  return null;
}

function refusePlace(row: JsonFields, what: string): void {
  row.refuse('context_tokens', `${row.path} ${what}.`);
}

function readCell(
  row: JsonFields,
  place: Place,
  { context, summary }: { context: MatrixContext; summary: Summary },
): DecodeCell {
  const where = {
    ...contextOf(place.contextTokens),
    concurrency: place.concurrency,
    sourceLine: context.lineOf(row.path),
  };
  const figures = readFigures(row);
  const isInvalid = summary.check(row, place.contextTokens, place.concurrency) === 'invalid';
  const outcome = readOutcome(row, { isInvalid, publicText: context.publicText });
  if (outcome.status === 'error') return { ...where, ...outcome };
  checkTotal(row);
  return { ...where, ...outcome, ...figures };
}

function absentCell(
  { tokens, concurrency }: { tokens: number; concurrency: number },
  { budget, maxOutputTokens, lineOf }: MatrixContext,
  { summary }: Names,
): DecodeCell {
  const sourceLine = lineOf(`${summary}["${tokens}"]`) || lineOf('metadata.context_lengths');
  const where = { ...contextOf(tokens), concurrency, sourceLine };
  // Without a context the tool asks the server's limit of requests instead, which the file does not say.
  const isOver =
    tokens > 0 &&
    budget !== null &&
    maxOutputTokens !== null &&
    cacheDemand(tokens, maxOutputTokens, concurrency) > budget;
  return isOver
    ? { ...where, status: 'over-capacity', statusText: 'Over capacity' }
    : { ...where, status: 'not-run', statusText: 'Not run' };
}

function cellKey(tokens: number, concurrency: number): string {
  return `${tokens}×${concurrency}`;
}

function named({ contextTokens, concurrency }: Place): string {
  const { contextLabel } = contextOf(contextTokens);
  const context = contextLabel.endsWith('K') ? contextLabel : `${contextLabel} tokens`;
  return `${context}, ${concurrency} ${concurrency === 1 ? 'request' : 'requests'}`;
}

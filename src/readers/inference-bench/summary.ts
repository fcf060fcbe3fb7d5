import { excerpt } from '../quote.ts';
import type { JsonFields } from '../json/json-fields.ts';
import { NUMBER_KEY } from './keys.ts';
import type { Plan } from './plan.ts';

/** The table that repeats the throughput of each cell, which it is checked against. */
export interface Summary {
  /** Reports a cell that says another throughput; "invalid" where the table has null, as it does for what went wrong. */
  readonly check: (cell: JsonFields, tokens: number, concurrency: number) => 'same' | 'invalid';
  /** Reports each figure of a cell that the file does not have. */
  readonly refuseOthers: (has: (tokens: number, concurrency: number) => boolean) => void;
}

/** Reads a summary table: rows by context length, figures by concurrency. Rows that were not planned are reported. */
export function readSummary(root: JsonFields, name: string, plan: Plan): Summary {
  const table = root.fields(name);
  const rows = new Map<number, JsonFields>();
  for (const key of table?.keys ?? []) {
    const isPlanned = NUMBER_KEY.test(key) && plan.contexts.includes(Number(key));
    const row = isPlanned ? table?.fields(key) : null;
    if (row !== null && row !== undefined) rows.set(Number(key), row);
    if (!isPlanned)
      table?.refuse(key, `${table.pathOf(key)} is of a context length that metadata does not plan.`);
  }
  return {
    check: (cell, tokens, concurrency) => checkCell(cell, rows.get(tokens), String(concurrency)),
    refuseOthers: (has) => {
      for (const [tokens, row] of rows) refuseOthers(row, (concurrency) => has(tokens, concurrency));
    },
  };
}

function checkCell(cell: JsonFields, row: JsonFields | undefined, key: string): 'same' | 'invalid' {
  if (row?.has(key) !== true) return 'same';
  const figure = row.number(key);
  const total = cell.number('aggregate_tps');
  if (figure === null) return 'invalid';
  if (total === null || Object.is(figure.value, total.value)) return 'same';
  cell.refuse(
    'aggregate_tps',
    `${cell.pathOf('aggregate_tps')} is ${excerpt(total.text)}, but ${row.pathOf(key)} is ${excerpt(figure.text)}.`,
    'The table repeats the figure: take the file anew as the tool wrote it.',
  );
  return 'same';
}

function refuseOthers(row: JsonFields, has: (concurrency: number) => boolean): void {
  for (const key of row.keys) {
    if (NUMBER_KEY.test(key) && has(Number(key))) continue;
    if (NUMBER_KEY.test(key) && row.number(key) === null) continue;
    row.refuse(key, `${row.pathOf(key)} is of a cell that is not in the list of results.`);
  }
}

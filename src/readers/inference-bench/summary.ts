import { excerpt } from '../quote.ts';
import type { JsonFields } from '../json/json-fields.ts';
import { NUMBER_KEY } from './keys.ts';
import type { Plan } from './plan.ts';

/** The table that repeats the throughput of each cell, which it is checked against. */
export interface Summary {
  /** Reports a cell that says another throughput; "invalid" where the table has null, as it does for what went wrong. */
  readonly check: (cell: JsonFields, tokens: number, concurrency: number) => 'same' | 'invalid';
  /** Reports the figures of cells that the file does not have. */
  readonly refuseOthers: (has: (tokens: number, concurrency: number) => boolean) => void;
}

/** Reads a summary table: rows by context length, figures by concurrency. Rows that were not planned are reported. */
export function readSummary(root: JsonFields, name: string, plan: Plan): Summary {
  const table = root.fields(name);
  const rows = new Map<number, JsonFields>();
  const planned = new Set(plan.contexts);
  const strange: FigurePlace[] = [];
  for (const key of table?.keys ?? []) {
    const isPlanned = NUMBER_KEY.test(key) && planned.has(Number(key));
    const row = isPlanned ? table?.fields(key) : null;
    if (row !== null && row !== undefined) rows.set(Number(key), row);
    if (!isPlanned && table !== null) strange.push({ fields: table, key });
  }
  refuseFirst(strange, 'is of a context length that metadata does not plan');
  return {
    check: (cell, tokens, concurrency) => checkCell(cell, rows.get(tokens), String(concurrency)),
    refuseOthers: (has) => {
      const others = [...rows].flatMap(([tokens, row]) =>
        othersIn(row, (concurrency) => has(tokens, concurrency)),
      );
      refuseFirst(others, 'is of a cell that is not in the list of results');
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

/** A key of the table, or of a row of it. */
interface FigurePlace {
  readonly fields: JsonFields;
  readonly key: string;
}

function othersIn(row: JsonFields, has: (concurrency: number) => boolean): FigurePlace[] {
  return [...row.keys].flatMap((key) => {
    const isKnown = NUMBER_KEY.test(key) && (has(Number(key)) || row.number(key) === null);
    return isKnown ? [] : [{ fields: row, key }];
  });
}

/** A table of another run is one mistake. */
function refuseFirst([first, ...others]: readonly FigurePlace[], what: string): void {
  if (first === undefined) return;
  const more =
    others.length === 0 ? '' : ` (and ${others.length} more ${others.length === 1 ? 'is' : 'are'})`;
  first.fields.refuse(first.key, `${first.fields.pathOf(first.key)} ${what}${more}.`);
}

import type { JsonObject, JsonValue } from '../json/json-value.ts';
import {
  AXIS_KEYS,
  CELL_KEYS,
  INNER_KEYS,
  METADATA_KEYS,
  NUMBER_KEY,
  PART_KEYS,
  PREFILL_KEYS,
  TEXT_KEYS,
} from './keys.ts';

/** What is published of a result file, and on which of its lines what stands. */
export interface Extract {
  readonly text: string;
  /** 1-based line by path, such as "results[12]", `prefill["8192"]`, `summary_table["8192"]` or "metadata.context_lengths". */
  readonly lines: ReadonlyMap<string, number>;
}

/** The text of a key as it is published. */
type PublicText = (text: string, key: string) => string;

/**
 * The extract of a result file: JSON of the keys that are read and no others, in the order of the file, with numbers
 * as they are written. Each cell, prefill row, summary row and axis is on a line of its own. The extract of an extract
 * is the same text.
 */
export function extractOf(root: JsonObject, publicText: PublicText): Extract {
  const lines = new Map<string, number>();
  const text: string[] = ['{'];
  const member = (value: JsonValue | undefined, name: string) => {
    if (value === undefined) return;
    const rows = rowsOf(value, name, publicText);
    if (rows === null) return;
    const [open, close] = value.kind === 'list' ? ['[', ']'] : ['{', '}'];
    if (rows.length === 0) {
      text.push(`  ${JSON.stringify(name)}: ${open}${close},`);
      return;
    }
    text.push(`  ${JSON.stringify(name)}: ${open}`);
    for (const [index, { path, line }] of rows.entries()) {
      text.push(`    ${line}${index < rows.length - 1 ? ',' : ''}`);
      lines.set(path, text.length);
    }
    text.push(`  ${close},`);
  };
  for (const name of PART_KEYS) member(root.members.get(name), name);
  const last = text.pop();
  if (last !== undefined) text.push(last.replace(/,$/, ''));
  return { text: `${[...text, '}'].join('\n')}\n`, lines };
}

interface Row {
  readonly path: string;
  readonly line: string;
}

function rowsOf(value: JsonValue, name: string, publicText: PublicText): Row[] | null {
  if (value.kind === 'list') {
    if (!name.endsWith('results')) return null;
    return value.items.flatMap((item, index) =>
      item.kind === 'object'
        ? [{ path: `${name}[${index}]`, line: objectOf(item, CELL_KEYS, publicText) }]
        : [],
    );
  }
  if (value.kind !== 'object') return null;
  return [...value.members].flatMap(([key, inner]) => {
    const text =
      name === 'metadata'
        ? metadataOf(key, inner, publicText)
        : numberedRow(name, inner, { key, publicText });
    if (text === null) return [];
    const path = name === 'metadata' ? `metadata.${key}` : `${name}[${JSON.stringify(key)}]`;
    return [{ path, line: `${JSON.stringify(key)}: ${text}` }];
  });
}

function metadataOf(key: string, value: JsonValue, publicText: PublicText): string | null {
  if (METADATA_KEYS.includes(key)) return scalarOf(key, value, publicText);
  if (!AXIS_KEYS.includes(key) || value.kind !== 'list') return null;
  return `[${value.items.flatMap((item) => (item.kind === 'number' && Number.isFinite(item.value) ? [item.text] : [])).join(', ')}]`;
}

function numberedRow(
  name: string,
  value: JsonValue,
  { key, publicText }: { key: string; publicText: PublicText },
): string | null {
  if (!NUMBER_KEY.test(key) || value.kind !== 'object') return null;
  if (name === 'prefill') return objectOf(value, PREFILL_KEYS, publicText);
  return objectOf(
    value,
    [...value.members.keys()].filter((inner) => NUMBER_KEY.test(inner)),
    publicText,
  );
}

function objectOf(object: JsonObject, keys: readonly string[], publicText: PublicText): string {
  const members = [...object.members].flatMap(([key, value]) => {
    const text = keys.includes(key) ? scalarOf(key, value, publicText) : innerOf(key, value);
    return text === null ? [] : [`${JSON.stringify(key)}: ${text}`];
  });
  return `{${members.join(', ')}}`;
}

function innerOf(key: string, value: JsonValue): string | null {
  const inner = INNER_KEYS.get(key);
  if (inner === undefined || value.kind !== 'object') return null;
  const found = value.members.get(inner);
  const isNumber = found?.kind === 'number' && Number.isFinite(found.value);
  return isNumber ? `{${JSON.stringify(inner)}: ${found.text}}` : null;
}

function scalarOf(key: string, value: JsonValue, publicText: PublicText): string | null {
  switch (value.kind) {
    case 'object':
    case 'list':
      return null;
    case 'text':
      return TEXT_KEYS.includes(key) ? JSON.stringify(publicText(value.value, key)) : null;
    case 'number':
      return numberOf(value);
    case 'boolean':
      return String(value.value);
    case 'null':
      return 'null';
  }
}

/** As it is written; what JSON has no number for is null. */
function numberOf({ text }: { text: string }): string {
  return /[IN]/.test(text) ? 'null' : text;
}

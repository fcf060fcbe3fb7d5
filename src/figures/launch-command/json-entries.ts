/** One scalar inside a JSON value, by its dotted path: {"a":{"b":8}} has "a.b" → "8". */
export interface JsonEntry {
  /** Steps joined by dots, as in a dotted flag; an element of a list is its 0-based index. */
  readonly path: string;
  /** A string as it stands, any other scalar as JSON; an empty object or list as "{}" or "[]". */
  readonly value: string;
}

function parseJson(text: string): unknown {
  // Most values are plain words: an error for each of them takes longer than all else.
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The members of a non-empty object or list; null of anything else. */
function members(value: unknown): readonly [string, unknown][] | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries: [string, unknown][] = Object.entries(value);
  return entries.length === 0 ? null : entries;
}

/** The scalars of a JSON object or list in their order; null of a text that is neither. */
export function jsonEntries(text: string): readonly JsonEntry[] | null {
  const root = parseJson(text);
  if (typeof root !== 'object' || root === null) return null;
  const entries: JsonEntry[] = [];
  // A stack rather than recursion: nesting is as deep as the text is long.
  const open: { path: string; value: unknown }[] = [{ path: '', value: root }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, value } = next;
    const inside = members(value);
    if (inside === null) {
      entries.push({ path, value: typeof value === 'string' ? value : JSON.stringify(value) });
      continue;
    }
    for (const [step, member] of inside.toReversed()) {
      open.push({ path: path === '' ? step : `${path}.${step}`, value: member });
    }
  }
  return entries;
}

import { nearestName } from './nearest.ts';
import { Problem, type ProblemLocation } from './problem.ts';

/** A value as somebody gave it: in a file or, under another name, in the environment. */
export interface NamedEntry {
  /** What the schema calls it, such as "site". */
  readonly key: string;
  /** What its author calls it, such as "site" or "SITE_URL". */
  readonly name: string;
  /** As YamlEntry has it. */
  readonly value: unknown;
  readonly keyAt: ProblemLocation;
  readonly valueAt: ProblemLocation;
  readonly itemsAt: readonly ProblemLocation[];
}

/** An issue of zod, as far as it matters here. */
export interface EntryIssue {
  readonly code?: string;
  /** Of a check of our own: a predicate, such as "has no host.", to follow the name and the value. */
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  readonly expected?: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** What entries may be called, and what their author calls one of them. */
export interface EntryWords {
  readonly known: readonly string[];
  /** Those that may not be left out. */
  readonly required: readonly string[];
  /** Such as "setting". */
  readonly noun: string;
}

/** Says what a schema refuses, each in its place. An issue with an entry that nobody made, such as a missing one, is passed over. */
export function entryProblems(
  entries: readonly NamedEntry[],
  issues: readonly EntryIssue[],
  words: EntryWords,
): Problem[] {
  return entries.flatMap((entry) =>
    issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys?.includes(entry.key) === true ? [unknownKey(entry, words)] : [];
      return issue.path[0] === entry.key ? [wrongValue(affected(entry, issue, words), issue)] : [];
    }),
  );
}

function unknownKey({ name, keyAt }: NamedEntry, { known, noun }: EntryWords): Problem {
  const nearest = nearestName(name, known);
  const hint = nearest === null ? `Known are ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  return new Problem(`Unknown ${noun} "${name}".`, hint, keyAt);
}

interface Affected {
  readonly name: string;
  readonly value: unknown;
  readonly at: ProblemLocation;
  /** What to do where there is no value. */
  readonly remedy: string;
}

/** The value that an issue is about: the entry's own, or one item of its list. */
function affected(entry: NamedEntry, { path }: EntryIssue, { required }: EntryWords): Affected {
  const { key, name, value, valueAt, itemsAt } = entry;
  const index = path[1];
  if (typeof index === 'number' && Array.isArray(value)) {
    const item: unknown = value[index];
    return {
      name: `Item ${index + 1} of ${name}`,
      value: item,
      at: itemsAt[index] ?? valueAt,
      remedy: 'Write one, or leave the item out.',
    };
  }
  const remedy = required.includes(key) ? 'Write one.' : 'Write one, or leave the line out.';
  return { name, value, at: valueAt, remedy };
}

function wrongValue(affected: Affected, { code, message, expected, params }: EntryIssue): Problem {
  const { name, value, at, remedy } = affected;
  if (value === null) return new Problem(`${name} has no value.`, remedy, at);
  if (code === 'invalid_type' && expected === 'array')
    return new Problem(`${name} is not a list.`, `Write one such as "${name}: [first, second]".`, at);
  if (code === 'invalid_type') return notText(affected);
  const hint = typeof params?.hint === 'string' ? params.hint : null;
  const shown = Array.isArray(value) ? name : `${name} ${JSON.stringify(value)}`;
  return new Problem(`${shown} ${message}`, hint, at);
}

function notText({ name, value, at }: Affected): Problem {
  if (Array.isArray(value)) return new Problem(`${name} is a list.`, 'Write one text.', at);
  if (typeof value === 'object') return new Problem(`${name} is a mapping.`, 'Write one text.', at);
  const shown = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return new Problem(`${name} is the ${typeof value} ${shown}, not text.`, 'Put it in quotes.', at);
}

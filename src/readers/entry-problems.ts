import { nearestName } from './nearest.ts';
import { Problem, type ProblemLocation } from './problem.ts';
import { quote, visible } from './quote.ts';

const LONGEST_SHOWN = 80;

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
  /** An entry as it may be written, such as "gpuCount: 8", by its key; null where there is none to show. */
  readonly example?: (key: string) => string | null;
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
  readonly example: string | null;
}

/** The value that an issue is about: the entry's own, or one item of its list. */
function affected(entry: NamedEntry, { path }: EntryIssue, words: EntryWords): Affected {
  const { required, example } = words;
  const { key, name, value, valueAt, itemsAt } = entry;
  const index = path[1];
  if (typeof index === 'number' && Array.isArray(value)) {
    const item: unknown = value[index];
    return {
      name: `Item ${index + 1} of ${name}`,
      value: item,
      at: itemsAt[index] ?? valueAt,
      remedy: 'Write one, or leave the item out.',
      example: null,
    };
  }
  const remedy = required.includes(key) ? 'Write one.' : 'Write one, or leave the line out.';
  return { name, value, at: valueAt, remedy, example: example?.(key) ?? null };
}

function wrongValue(affected: Affected, { code, message, expected, params }: EntryIssue): Problem {
  const { name, value, at, remedy, example } = affected;
  if (value === null) return new Problem(`${name} has no value.`, remedy, at);
  if (code === 'invalid_type') return wrongKind(affected, expected);
  const hint = typeof params?.hint === 'string' ? params.hint : writtenLike(example);
  const shown = Array.isArray(value) ? name : `${name} ${shownValue(value)}`;
  return new Problem(`${shown} ${message}`, hint, at);
}

/** A value of another kind than is expected, in the words of zod. */
function wrongKind({ name, value, at, example }: Affected, expected = 'string'): Problem {
  const is = `${name} is ${kindOf(value)}`;
  switch (expected) {
    case 'array':
      return new Problem(`${name} is not a list.`, `Write one such as "${name}: [first, second]".`, at);
    case 'object':
    case 'record':
      return new Problem(`${name} is no mapping.`, 'Write its keys below it, each indented.', at);
    case 'string':
      if (typeof value === 'object') return new Problem(`${is}.`, 'Write one text.', at);
      return new Problem(`${is}, not text.`, 'Put it in quotes.', at);
    case 'int':
      return new Problem(`${is}, not a whole number.`, writtenLike(example), at);
    case 'boolean':
      return new Problem(`${is}, neither true nor false.`, writtenLike(example), at);
    default:
      if (typeof value === 'number')
        return new Problem(`${is}, which nothing has.`, writtenLike(example), at);
      return new Problem(`${is}, not a ${expected}.`, writtenLike(example), at);
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return `the ${typeof value === 'string' ? 'text' : typeof value} ${shownValue(value)}`;
}

function shownValue(value: unknown): string {
  if (typeof value === 'string')
    return value.length > LONGEST_SHOWN ? quote(value) : visible(JSON.stringify(value));
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function writtenLike(example: string | null): string | null {
  return example === null ? null : `Write it like "${example}".`;
}

import { nearestName } from '../readers/nearest.ts';
import { Problem, type ProblemLocation } from '../readers/problem.ts';
import { SiteSettingsSchema } from './site-schema.ts';

/** A setting as somebody made it: in the file or, under another name, in the environment. */
export interface SiteEntry {
  /** Such as "site". */
  readonly key: string;
  /** What its author calls it, such as "site" or "SITE_URL". */
  readonly name: string;
  /** Text or another scalar; an empty list or mapping in place of a full one. */
  readonly value: unknown;
  readonly keyAt: ProblemLocation;
  readonly valueAt: ProblemLocation;
}

/** What is wrong with each of the settings. A missing one is not. */
export function siteEntryProblems(entries: readonly SiteEntry[]): Problem[] {
  const values = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const { error } = SiteSettingsSchema.partial().safeParse(values);
  const issues = error?.issues ?? [];
  return entries.flatMap((entry) =>
    issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys.includes(entry.key) ? [unknownKey(entry)] : [];
      return issue.path[0] === entry.key ? [wrongValue(entry, issue)] : [];
    }),
  );
}

function unknownKey({ name, keyAt }: SiteEntry): Problem {
  const known = Object.keys(SiteSettingsSchema.shape);
  const nearest = nearestName(name, known);
  const hint = nearest === null ? `Known are ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  return new Problem(`Unknown setting "${name}".`, hint, keyAt);
}

interface ValueIssue {
  readonly code: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

function wrongValue({ name, value, valueAt }: SiteEntry, { code, message, params }: ValueIssue): Problem {
  if (value === null)
    return new Problem(`${name} has no value.`, 'Write one, or leave the line out.', valueAt);
  if (code === 'invalid_type') return notText(name, value, valueAt);
  const hint = typeof params?.hint === 'string' ? params.hint : null;
  return new Problem(`${name} ${JSON.stringify(value)} ${message}`, hint, valueAt);
}

function notText(name: string, value: unknown, at: ProblemLocation): Problem {
  if (Array.isArray(value)) return new Problem(`${name} is a list.`, 'Write one text.', at);
  if (typeof value === 'object') return new Problem(`${name} is a mapping.`, 'Write one text.', at);
  const shown = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return new Problem(`${name} is the ${typeof value} ${shown}, not text.`, 'Put it in quotes.', at);
}

import { entryProblems } from '../readers/entry-problems.ts';
import { nearestName } from '../readers/nearest.ts';
import { Problem, type ProblemLocation } from '../readers/problem.ts';
import type { YamlEntry } from '../readers/yaml-entries.ts';
import {
  ComparisonFrontmatterSchema,
  ComparisonSchema,
  type Comparison,
  type ComparisonFrontmatter,
} from './comparison-schema.ts';
import { runIdProblems, type NamedRun } from './run-id-problems.ts';

/** What a comparison says about itself, as far as it could be read. */
export interface ComparisonFields {
  /** Null where there is a problem. */
  readonly comparison: Comparison | null;
  /** Ids of the runs that are compared, even if something else is wrong; null where they are wrong themselves. */
  readonly compared: readonly string[] | null;
  readonly problems: readonly Problem[];
}

/** What the fields are checked against, and where to say that one is missing. */
interface FieldContext {
  /** Ids of all runs. */
  readonly published: readonly string[];
  readonly at: ProblemLocation;
}

/** The fields that no comparison goes without, each as it may be written. */
const required = {
  title: 'title: Old and new driver',
  question: 'question: Is the new driver faster?',
  runs: 'runs: [old-run, new-run]',
} as const;

const known = Object.keys(ComparisonSchema.shape);

/** Checks the fields of a comparison, and that the runs which they name exist. */
export function readComparisonFields(entries: readonly YamlEntry[], context: FieldContext): ComparisonFields {
  const values = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const { data, error } = ComparisonFrontmatterSchema.safeParse(values);
  const named = entries.map((entry) => ({ ...entry, name: entry.key }));
  const words = { known, required: Object.keys(required), noun: 'field' };
  const ofFields = [
    ...entryProblems(named, error?.issues ?? [], words),
    ...missingFields(Object.keys(values), context.at),
  ];
  const { published } = context;
  const runs = runsNamedBy(entries.find(({ key }) => key === 'runs'));
  const ofRuns = runIdProblems(runs, { published, compared: null });
  const compared = runs.length > 0 && ofRuns.length === 0 ? runs.map(({ id }) => id) : null;
  const ofBaseline = runIdProblems(baselineOf(entries), { published, compared });
  const problems = [...ofFields, ...ofRuns, ...ofBaseline];
  const comparison = problems.length > 0 || data === undefined ? null : completed(data);
  return { comparison, compared, problems };
}

function completed(fields: ComparisonFrontmatter): Comparison {
  const { baseline = fields.runs[0], description = null } = fields;
  return ComparisonSchema.parse({ ...fields, baseline, description });
}

/** A field whose name has a slip in it is not missing as well. */
function missingFields(made: readonly string[], at: ProblemLocation): Problem[] {
  const meant = made.map((key) => nearestName(key, known));
  return Object.entries(required)
    .filter(([key]) => !meant.includes(key))
    .map(
      ([key, example]) => new Problem(`The field "${key}" is missing.`, `Add one such as "${example}".`, at),
    );
}

function runsNamedBy(entry: YamlEntry | undefined): NamedRun[] {
  if (entry === undefined || !Array.isArray(entry.value)) return [];
  const items: readonly unknown[] = entry.value;
  return items.flatMap((id, index) =>
    typeof id === 'string' ? [{ id, at: entry.itemsAt[index] ?? entry.valueAt }] : [],
  );
}

function baselineOf(entries: readonly YamlEntry[]): NamedRun[] {
  return entries.flatMap(({ key, value, valueAt }) =>
    key === 'baseline' && typeof value === 'string' ? [{ id: value, at: valueAt }] : [],
  );
}

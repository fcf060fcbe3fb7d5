import { entryProblems } from '../readers/entry-problems.ts';
import { nearestName } from '../readers/nearest.ts';
import type { FileText } from '../readers/place-in-text.ts';
import { Problem } from '../readers/problem.ts';
import { readYamlEntries, type YamlEntry } from '../readers/yaml-entries.ts';
import type { RunStanding } from '../run/standing.ts';
import {
  renamedProblems,
  standingProblems,
  type NamedAliases,
  type NamedStanding,
} from './alias-problems.ts';
import { RenamedSchema, SupersededSchema, WithdrawnSchema } from './aliases-schema.ts';
import type { NamedRun } from './run-id-problems.ts';

/** What became of addresses and runs after they were published. */
export interface Aliases {
  /** By the old id of a run, the id that it is published under. */
  readonly renamed: ReadonlyMap<string, string>;
  /** By the id of a published run; a run that is not here stands as it was published. */
  readonly standings: ReadonlyMap<string, RunStanding>;
}

/** The aliases, empty where there is any problem. */
export interface AliasReading {
  readonly aliases: Aliases;
  readonly problems: readonly Problem[];
}

const noAliases: Aliases = { renamed: new Map(), standings: new Map() };

const sections = ['renamed', 'superseded', 'withdrawn'] as const;

/**
 * Reads content/runs/aliases.yaml: renamed runs, and runs that are superseded or withdrawn.
 * `published` are the ids of all runs.
 */
export function readAliases(source: FileText, published: readonly string[]): AliasReading {
  const read = readYamlEntries({ ...source, noun: 'section', example: 'renamed:' });
  const ofSections = read.entries.flatMap(sectionProblems);
  const within = (name: (typeof sections)[number]): readonly YamlEntry[] =>
    read.entries.find(({ key }) => key === name)?.within ?? [];
  const renamed = readRenamed(within('renamed'));
  const superseded = within('superseded').map((entry) => readStanding('superseded', entry));
  const withdrawn = within('withdrawn').map((entry) => readStanding('withdrawn', entry));
  const named: NamedAliases = {
    published,
    renamed: renamed.named,
    standings: [...superseded, ...withdrawn].map(({ named: each }) => each),
  };
  const problems = [
    ...read.problems,
    ...ofSections,
    ...renamed.problems,
    ...[...superseded, ...withdrawn].flatMap((each) => each.problems),
    ...renamedProblems(named),
    ...standingProblems(named),
  ];
  return problems.length > 0 ? { aliases: noAliases, problems } : { aliases: aliasesOf(named), problems };
}

function aliasesOf({ renamed, standings }: NamedAliases): Aliases {
  return {
    renamed: new Map(renamed.map(({ old, current }) => [old.id, current.id])),
    standings: new Map(
      standings.map(({ run, status, reason, successor }) => [
        run.id,
        { status, reason, successor: successor?.id ?? null },
      ]),
    ),
  };
}

function sectionProblems({ key, keyAt, value, valueAt, within }: YamlEntry): Problem[] {
  if (!sections.some((name) => name === key)) {
    const nearest = nearestName(key, sections);
    const hint = nearest === null ? `Known are ${sections.join(', ')}.` : `Did you mean "${nearest}"?`;
    return [new Problem(`Unknown section "${key}".`, hint, keyAt)];
  }
  // A section whose last line was removed is empty.
  if (within !== null || value === null) return [];
  return [new Problem(`${key} is no mapping.`, 'Write one run per line, indented, by its id.', valueAt)];
}

function readRenamed(entries: readonly YamlEntry[]): {
  named: NamedAliases['renamed'];
  problems: Problem[];
} {
  const values = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const { error } = RenamedSchema.safeParse(values);
  const named = entries.map((entry) => ({ ...entry, name: entry.key }));
  const words = { known: [], required: [], noun: 'run' };
  return {
    named: entries.flatMap(({ key, keyAt, value, valueAt }) =>
      typeof value === 'string' ? [{ old: { id: key, at: keyAt }, current: { id: value, at: valueAt } }] : [],
    ),
    problems: entryProblems(named, error?.issues ?? [], words),
  };
}

function readStanding(
  status: RunStanding['status'],
  entry: YamlEntry,
): { named: NamedStanding; problems: Problem[] } {
  const fields = entry.within ?? [];
  const schema = status === 'superseded' ? SupersededSchema : WithdrawnSchema;
  const values = Object.fromEntries(fields.map(({ key, value }) => [key, value]));
  const { error } = schema.safeParse(values);
  const known = Object.keys(schema.shape);
  const required = status === 'superseded' ? known : ['reason'];
  const named = fields.map((field) => ({ ...field, name: field.key }));
  const meant = fields.map(({ key }) => nearestName(key, known));
  const missing = required
    .filter((field) => !meant.includes(field))
    .map((field) => new Problem(`"${entry.key}" has no ${field}.`, examples[field] ?? null, entry.keyAt));
  const { reason } = values;
  return {
    named: {
      run: { id: entry.key, at: entry.keyAt },
      status,
      reason: typeof reason === 'string' ? reason : '',
      successor: successorOf(fields),
    },
    problems: [...entryProblems(named, error?.issues ?? [], { known, required, noun: 'field' }), ...missing],
  };
}

const examples: Readonly<Record<string, string>> = {
  reason: 'Add a line below it such as "reason: Measured again with CUDA graphs.".',
  successor: 'Add a line below it, "successor:" with the id of the better run.',
};

function successorOf(fields: readonly YamlEntry[]): NamedRun | null {
  const field = fields.find(({ key }) => key === 'successor');
  return typeof field?.value === 'string' ? { id: field.value, at: field.valueAt } : null;
}

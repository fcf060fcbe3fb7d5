import { runYamlKeys, runYamlSections, RunYamlSchema, type RunYaml, type YamlKeys } from '../run/run-yaml.ts';
import { entryProblems, type EntryIssue } from './entry-problems.ts';
import { nearestName } from './nearest.ts';
import { attempt, openText, type ContributedFile } from './open-text.ts';
import { Problem, type ProblemLocation } from './problem.ts';
import { quote } from './quote.ts';
import { readYamlEntries, type YamlEntry } from './yaml-entries.ts';

/** What people say of a run. */
export interface RunYamlReading {
  /** Null where there is any problem. */
  readonly yaml: RunYaml | null;
  readonly problems: readonly Problem[];
  /** Whether it says `decimalComma: true`, be there problems or not: without it a table would have many more. */
  readonly hasDecimalComma: boolean;
  /** Where the value of a key stands, such as that of "hardware.gpu"; the whole file for one that is not there. */
  readonly placeOf: (path: string) => ProblemLocation;
}

/** Every key with the mapping that it is in, such as "hardware.gpu". */
const allPaths = [
  ...runYamlKeys.keys(),
  ...[...runYamlSections].flatMap(([section, keys]) => [...keys.keys()].map((key) => `${section}.${key}`)),
];

/** Reads run.yaml: what it says, or every problem in it, each with its line and column. */
export function readRunYaml(file: ContributedFile): RunYamlReading {
  const problems: Problem[] = [];
  // In YAML a star is the start of an alias.
  const report = attempt(() => openText(file, 'x'), problems);
  if (report === null)
    return { yaml: null, problems, hasDecimalComma: false, placeOf: () => ({ file: file.file }) };
  const source = { file: file.file, text: report.text, noun: 'key', example: 'author: keennay' };
  const { entries, problems: ofYaml } = readYamlEntries(source);
  const { data, error } = RunYamlSchema.safeParse(valuesOf(entries));
  problems.push(
    ...report.problems,
    ...ofYaml,
    ...keyProblems({ entries, issues: error?.issues ?? [], keys: runYamlKeys, prefix: '' }),
  );
  const places = new Map(placesOf(entries, ''));
  return {
    yaml: problems.length === 0 ? (data ?? null) : null,
    problems,
    hasDecimalComma: entries.some(({ key, value }) => key === 'decimalComma' && value === true),
    placeOf: (path) => places.get(path) ?? { file: file.file },
  };
}

function valuesOf(entries: readonly YamlEntry[]): Record<string, unknown> {
  return Object.fromEntries(
    entries.map(({ key, value, within }) => [key, within === null ? value : valuesOf(within)]),
  );
}

function placesOf(entries: readonly YamlEntry[], prefix: string): [string, ProblemLocation][] {
  return entries.flatMap(({ key, valueAt, within }) => [
    [`${prefix}${key}`, valueAt] satisfies [string, ProblemLocation],
    ...placesOf(within ?? [], `${prefix}${key}.`),
  ]);
}

/** The entries of one mapping, with what the schema says of them. */
interface Mapping {
  readonly entries: readonly YamlEntry[];
  readonly issues: readonly EntryIssue[];
  /** The keys that it may have; null where it may have any. */
  readonly keys: YamlKeys | null;
  /** Of the mapping itself, such as "hardware."; empty of the whole file. */
  readonly prefix: string;
}

function keyProblems({ entries, issues, keys, prefix }: Mapping): Problem[] {
  return entries.flatMap((entry) => {
    const { key, within, keyAt } = entry;
    if (keys === null && !isName(key)) return [new Problem(`${quote(key)} is no name.`, NAME_HINT, keyAt)];
    if (keys !== null && !keys.has(key)) return [unknownKey({ key, prefix, keys }, keyAt)];
    const own = issues.filter(({ path }) => path[0] === key);
    if (within === null || !isMapping(prefix, key)) {
      const named = [{ ...entry, name: `${prefix}${key}` }];
      const words = { known: [], required: [], noun: 'key', example: () => keys?.get(key) ?? null };
      return entryProblems(named, own, words);
    }
    return keyProblems({
      entries: within,
      issues: own.map((issue) => ({ ...issue, path: issue.path.slice(1) })),
      keys: prefix === '' ? (runYamlSections.get(key) ?? null) : null,
      prefix: `${prefix}${key}.`,
    });
  });
}

/** Of one line, and none that an object of JavaScript has a use for. */
function isName(key: string): boolean {
  return key.trim() !== '' && !key.includes('\n') && key !== '__proto__';
}

const NAME_HINT = 'Write each as "name: text" on a line of its own.';

function isMapping(prefix: string, key: string): boolean {
  return prefix === '' ? runYamlSections.has(key) : key === 'additional';
}

function unknownKey(
  { key, prefix, keys }: { key: string; prefix: string; keys: YamlKeys },
  at: ProblemLocation,
): Problem {
  const known = [...keys.keys()];
  const nearest = nearestName(key, known);
  const elsewhere = allPaths.find((path) => path.split('.').at(-1) === key);
  const message = `Unknown key ${quote(`${prefix}${key}`)}.`;
  if (nearest !== null) return new Problem(message, `Did you mean "${prefix}${nearest}"?`, at);
  if (elsewhere === undefined) return new Problem(message, `Known are ${known.join(', ')}.`, at);
  const [section = '', below] = elsewhere.split('.');
  const hint =
    below === undefined
      ? `Write "${section}" at the start of a line.`
      : `Write it below "${section}:", indented.`;
  return new Problem(message, hint, at);
}

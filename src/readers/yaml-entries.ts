import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { Problem, type ProblemLocation } from './problem.ts';
import { placesIn, type FileText } from './place-in-text.ts';

/** One "key: value" of a YAML mapping. */
export interface YamlEntry {
  readonly key: string;
  /** Text or another scalar, or a list of such; an empty mapping in place of a mapping, an empty list of a deeper one. */
  readonly value: unknown;
  readonly keyAt: ProblemLocation;
  readonly valueAt: ProblemLocation;
  /** Of each item, where the value is a list. */
  readonly itemsAt: readonly ProblemLocation[];
  /** The entries of the value, where it is a mapping; null where it is none. */
  readonly within: readonly YamlEntry[] | null;
}

/** The entries of a mapping in its order; none where there is a problem. */
export interface YamlEntries {
  readonly entries: readonly YamlEntry[];
  readonly problems: readonly Problem[];
}

/** A text that is YAML from its first character on, and what its author calls its entries. */
export interface YamlSource extends FileText {
  /** Such as "setting". */
  readonly noun: string;
  /** One entry as it may be written, such as "title: Speed test matrices". */
  readonly example: string;
}

type Locate = (offset: number) => ProblemLocation;

/** Reads entries as far as YAML goes: syntax, repeated keys, and whether the text holds a mapping at all. */
export function readYamlEntries(source: YamlSource): YamlEntries {
  const document = parseDocument(source.text, { prettyErrors: false });
  const locate: Locate = placesIn(source);
  const errors = [...document.errors, ...document.warnings];
  const keys = errors.length === 0 ? new Map<number, string>() : keysByOffset(document);
  const problems = [
    ...errors.map((error) =>
      syntaxProblem(document, error, { keys, noun: source.noun, at: locate(error.pos[0]) }),
    ),
    ...aliasProblems(document, locate),
  ];
  if (problems.length > 0) return { entries: [], problems };
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return { entries: [], problems: [] };
  if (isMap(contents)) return { entries: entriesOf(contents, document, locate), problems: [] };
  const hint = `Write one ${source.noun} per line, such as "${source.example}".`;
  const problem = new Problem(`These are not ${source.noun}s.`, hint, locate(start(contents)));
  return { entries: [], problems: [problem] };
}

function syntaxProblem(
  document: Document.Parsed,
  { code, message, pos: [from] }: YAMLError,
  { keys, noun, at }: { keys: ReadonlyMap<number, string>; noun: string; at: ProblemLocation },
): Problem {
  if (code === 'MULTIPLE_DOCS')
    return new Problem('A second YAML document starts here.', `Keep the ${noun}s in one.`, at);
  if (code !== 'DUPLICATE_KEY') return new Problem(`This is not plain YAML: ${message}.`, null, at);
  const { contents } = document;
  const onTop = isMap(contents) && contents.items.some(({ key }) => start(key) === from);
  const key = `"${keys.get(from) ?? ''}"`;
  const name = onTop ? `The ${noun} ${key}` : key;
  return new Problem(`${name} is made a second time.`, 'Keep one of the two.', at);
}

function keysByOffset(document: Document.Parsed): ReadonlyMap<number, string> {
  const keys = new Map<number, string>();
  visit(document, {
    Pair(_key, { key }) {
      keys.set(start(key), String(key));
    },
  });
  return keys;
}

/** An alias of a mapping could hold itself, or ten of which each holds ten: texts that never end. */
function aliasProblems(document: Document.Parsed, locate: Locate): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Alias(_key, alias) {
      const resolved = alias.resolve(document);
      const refuse = (message: string, hint: string | null) =>
        problems.push(new Problem(message, hint, locate(start(alias))));
      if (resolved === undefined) refuse(`No anchor "&${alias.source}" stands before this.`, null);
      if (isMap(resolved)) refuse(`"*${alias.source}" stands for a mapping.`, 'Write the keys out.');
    },
  });
  return problems;
}

function entriesOf(map: YAMLMap, document: Document.Parsed, locate: Locate): YamlEntry[] {
  return map.items.map(({ key, value }) => {
    const resolved = isAlias(value) ? value.resolve(document) : value;
    const items = isSeq(resolved) ? resolved.items : [];
    return {
      key: String(key),
      value: isSeq(resolved) ? items.map((item) => plain(document, item)) : plain(document, resolved),
      keyAt: locate(start(key)),
      valueAt: locate(start(value ?? key)),
      itemsAt: items.map((item) => locate(start(item))),
      within: isMap(resolved) ? entriesOf(resolved, document, locate) : null,
    };
  });
}

function plain(document: Document.Parsed, node: unknown): unknown {
  const resolved = isAlias(node) ? node.resolve(document) : node;
  if (isScalar(resolved)) return resolved.value;
  if (isSeq(resolved)) return [];
  return isMap(resolved) ? {} : null;
}

function start(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

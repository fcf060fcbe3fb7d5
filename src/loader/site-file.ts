import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import { Problem, type ProblemLocation } from '../readers/problem.ts';
import type { SiteEntry } from './site-entry.ts';

/** The settings of the file in its order; none where there is a problem. */
export interface SiteFile {
  readonly entries: readonly SiteEntry[];
  readonly problems: readonly Problem[];
}

type Locate = (offset: number) => ProblemLocation;

/** Reads content/site.yaml as far as YAML goes: syntax, repeated keys, and whether it holds settings at all. */
export function readSiteFile(file: string, text: string): SiteFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const locate: Locate = (offset) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line, column: [...text.slice(offset - col + 1, offset)].length + 1 };
  };
  const problems = [
    ...[...document.errors, ...document.warnings].map((error) => syntaxProblem(document, error, locate)),
    ...danglingAliases(document, locate),
  ];
  return problems.length > 0 ? { entries: [], problems } : entriesOf(document, locate);
}

function syntaxProblem(
  { contents }: Document.Parsed,
  { code, message, pos: [from] }: YAMLError,
  locate: Locate,
): Problem {
  if (code === 'MULTIPLE_DOCS') {
    return new Problem('A second YAML document starts here.', 'Keep the settings in one.', locate(from));
  }
  if (code !== 'DUPLICATE_KEY') return new Problem(`This is not plain YAML: ${message}.`, null, locate(from));
  const twice = isMap(contents) ? contents.items.find(({ key }) => start(key) === from) : undefined;
  const name = twice === undefined ? 'a setting' : `"${String(twice.key)}"`;
  return new Problem(`The setting ${name} is made a second time.`, 'Keep one of the two.', locate(from));
}

function danglingAliases(document: Document.Parsed, locate: Locate): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document) !== undefined) return;
      problems.push(
        new Problem(`No anchor "&${alias.source}" stands before this.`, null, locate(start(alias))),
      );
    },
  });
  return problems;
}

function entriesOf(document: Document.Parsed, locate: Locate): SiteFile {
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return { entries: [], problems: [] };
  if (!isMap(contents)) {
    const hint = 'Write one setting per line, such as "title: Speed test matrices".';
    return { entries: [], problems: [new Problem('These are not settings.', hint, locate(start(contents)))] };
  }
  const entries = contents.items.map(({ key, value }) => ({
    key: String(key),
    name: String(key),
    value: plain(document, value),
    keyAt: locate(start(key)),
    valueAt: locate(start(value ?? key)),
  }));
  return { entries, problems: [] };
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

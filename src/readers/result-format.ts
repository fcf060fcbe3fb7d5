import type { Source } from '../run/source.ts';
import { baseName } from './file-name.ts';
import { Problem } from './problem.ts';

/** What people write about a run, beside its result files. */
export const RUN_YAML = 'run.yaml';

const FORMATS: ReadonlyMap<string, Source['format']> = new Map([
  ['txt', 'speed-test-document'],
  ['text', 'speed-test-document'],
  ['md', 'speed-test-document'],
  ['markdown', 'speed-test-document'],
  ['json', 'llm-inference-bench'],
  ['csv', 'measurement-table'],
  ['tsv', 'measurement-table'],
]);

/** How a file is read, by the ending of its name; null for names that no file of a run has. */
export function formatOf(file: string): Source['format'] | null {
  const name = baseName(file);
  if (name === RUN_YAML) return 'run-yaml';
  const [, ending] = /\.([^.]*)$/.exec(name) ?? [];
  return FORMATS.get(ending?.toLowerCase() ?? '') ?? null;
}

/** A file whose name says that it is no result. */
export function notAResult(file: string): Problem {
  const name = baseName(file);
  if (/^run\.ya?ml$/i.test(name))
    return new Problem(`The file is named "${name}".`, `Rename it to "${RUN_YAML}".`, { file });
  return new Problem(
    'This file is no result: its name ends in none of ".txt", ".md", ".json", ".csv" and ".tsv".',
    'Rename it, or take it out of the folder: everything in it would be published.',
    { file },
  );
}

import { baseName, runIdOfFolder } from '../file-name.ts';
import { attempt } from '../open-text.ts';
import type { Problem } from '../problem.ts';
import type { PublishedSource, ResultFile } from '../read-result.ts';
import { formatOf, notAResult } from '../result-format.ts';
import { readRunYaml, type RunYamlReading } from '../run-yaml.ts';

/** A folder whose files have been told apart, and run.yaml read. */
export interface FolderFiles {
  readonly id: string;
  readonly folder: string;
  /** In the order of their names. */
  readonly results: readonly ResultFile[];
  /** Null where there is none. */
  readonly yaml: (RunYamlReading & { readonly source: PublishedSource }) | null;
  /** Of names and of run.yaml; readers add theirs. */
  readonly problems: Problem[];
}

/** Tells the files of a folder apart by their names, and reads run.yaml. */
export function folderFiles(folder: string, files: readonly ResultFile[]): FolderFiles {
  const problems: Problem[] = [];
  const id = attempt(() => runIdOfFolder(folder), problems) ?? 'unnamed';
  const sorted = files.toSorted((left, right) => (baseName(left.file) < baseName(right.file) ? -1 : 1));
  const results: ResultFile[] = [];
  let yaml: FolderFiles['yaml'] = null;
  for (const file of sorted) {
    const format = formatOf(file.file);
    if (format === null) problems.push(notAResult(file.file));
    else if (format !== 'run-yaml') results.push(file);
    else {
      const { sha256, bytes } = file;
      const source = { source: { file: baseName(file.file), format, sha256 }, bytes };
      yaml = { ...readRunYaml(file), source };
      problems.push(...yaml.problems);
    }
  }
  return { id, folder, results, yaml, problems };
}

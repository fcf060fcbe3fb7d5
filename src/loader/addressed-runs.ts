import { readAliasesFile } from './aliases-file.ts';
import { publishedRuns } from './published-runs.ts';
import type { RunFile } from './read-run-files.ts';

/** A run at one of its addresses. */
export interface AddressedRun extends RunFile {
  /** The id in the address: the run's own, or one that it had before it was renamed. */
  readonly id: string;
}

/**
 * The published runs at every address that they ever had, for files: a static host cannot redirect those, so that
 * each stands at the old addresses too. Pages lead to the present address instead (see moved-runs.ts).
 */
export async function addressedRuns(): Promise<readonly AddressedRun[]> {
  const { renamed } = readAliasesFile().aliases;
  const files = await publishedRuns();
  return files.flatMap((file) => {
    const old = [...renamed].flatMap(([id, current]) => (current === file.run.id ? [id] : []));
    return [file.run.id, ...old].map((id) => ({ ...file, id }));
  });
}

import type { RunFile } from './read-run-files.ts';

declare global {
  /** The loader and the pages of a build are modules apart in one process: the one hands over what it read. */
  var runsReadInThisBuild: ReadonlyMap<string, RunFile> | undefined;
}

/** Keeps the runs that the loader of a build read, for its pages; files do not change meanwhile. */
export function handOver(files: readonly RunFile[]): void {
  globalThis.runsReadInThisBuild = new Map(files.map((file) => [file.path, file]));
}

/** The run of a file or folder as the loader of this build read it, by its path; undefined where it read none. */
export function readInThisBuild(path: string): RunFile | undefined {
  return globalThis.runsReadInThisBuild?.get(path);
}

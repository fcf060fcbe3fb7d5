import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { contentFolder } from '../loader/content-folder.ts';
import { ALIASES_FILE } from '../loader/read-run-files.ts';
import { visibleEntries } from '../loader/visible-entries.ts';
import { RUN_YAML } from '../readers/result-format.ts';
import { UsageError } from './usage-error.ts';

/**
 * One thing to check. A `run` is a result file or a run folder; of a `page` and the like nothing can be said before
 * the site is built.
 */
export interface CheckTarget {
  readonly kind: 'run' | 'comparison' | 'aliases' | 'settings' | 'built';
  /** As it was named, or as it stands in a folder that was named. */
  readonly path: string;
}

/**
 * What the paths name, each once: a file within a run folder names its folder, and a folder of runs all runs in it.
 * With no path, all content.
 *
 * @throws {UsageError} for a path that names nothing.
 */
export function checkTargets(paths: readonly string[]): readonly CheckTarget[] {
  const found = (paths.length === 0 ? [contentFolder()] : paths).flatMap(targetsOf);
  return [...new Map(found.map((target) => [resolve(target.path), target])).values()];
}

function targetsOf(path: string): readonly CheckTarget[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new UsageError(`There is no file or folder "${path}".`);
  const below = relative(contentFolder(), path);
  if (below === '' || !below.startsWith('..')) return contentTargets(below === '' ? [] : below.split(sep));
  if (!found.isDirectory()) return [{ kind: 'run', path: fileOrItsFolder(path) }];
  if (existsSync(join(path, RUN_YAML))) return [{ kind: 'run', path }];
  const runs = join(path, 'runs');
  return entriesOf(existsSync(runs) ? runs : path, 'run');
}

function fileOrItsFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(join(folder, RUN_YAML)) ? folder : path;
}

/** The targets at a path below the content folder, given as its parts. */
function contentTargets(parts: readonly string[]): readonly CheckTarget[] {
  const [first, second] = parts;
  if (first === undefined)
    return ['runs', 'comparisons', 'site.yaml'].flatMap((name) => contentTargets([name]));
  if (first === 'site.yaml') return [{ kind: 'settings', path: contentFolder(first) }];
  if (first !== 'runs' && first !== 'comparisons') return [{ kind: 'built', path: contentFolder(...parts) }];
  const kind = first === 'runs' ? 'run' : 'comparison';
  if (second === undefined) return entriesOf(contentFolder(first), kind);
  return [entryTarget(contentFolder(first, second), kind)];
}

function entriesOf(folder: string, kind: CheckTarget['kind']): readonly CheckTarget[] {
  return visibleEntries(folder).map(({ name }) => entryTarget(join(folder, name), kind));
}

function entryTarget(path: string, kind: CheckTarget['kind']): CheckTarget {
  const isAliases = resolve(path) === resolve(contentFolder('runs', ALIASES_FILE));
  return { kind: isAliases ? 'aliases' : kind, path };
}

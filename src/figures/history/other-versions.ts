import type { RunHeader } from '../../run/run.ts';
import { describeRun } from '../comparison/aspect.ts';
import { changingAspects } from './set-up-keys.ts';

const versions = changingAspects.filter(({ id, kind }) => kind === 'version' && id !== 'engine-version');

/**
 * The versions beside the engine's that are not the same in all of these runs, one list per run: "tool version 0.6.0".
 * A version that a source does not give is "not given".
 */
export function otherVersions(runs: readonly RunHeader[]): readonly (readonly string[])[] {
  const described = runs.map(describeRun);
  const columns = versions
    .map(({ words, read }) => described.map((run) => `${words} ${read(run).text ?? 'not given'}`))
    .filter((texts) => new Set(texts).size > 1);
  return runs.map((_, at) => columns.map((texts) => texts[at] ?? ''));
}

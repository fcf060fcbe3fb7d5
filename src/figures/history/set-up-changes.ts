import type { RunHeader } from '../../run/run.ts';
import { describeRun } from '../comparison/aspect.ts';
import { changingAspects } from './set-up-keys.ts';

/** In what a run differs from the one before it. */
export interface SetUpChange {
  readonly kind: 'version' | 'set-up';
  /** Inside a sentence: "engine version". */
  readonly words: string;
  /** Null where the source does not say. */
  readonly from: string | null;
  readonly to: string | null;
}

function commandState(state: 'read' | 'not-published' | 'unreadable'): string {
  return state === 'not-published' ? 'not published' : state;
}

/**
 * What bears on the figures and is not the same in two runs of one subject, in the order of the run page. Where one of
 * the launch commands is not known, that is one change, as nothing is known of its settings.
 */
export function setUpChanges(earlier: RunHeader, later: RunHeader): readonly SetUpChange[] {
  const [before, after] = [describeRun(earlier), describeRun(later)];
  const areRead = before.setUp.command === 'read' && after.setUp.command === 'read';
  const changes = changingAspects
    .filter(({ group }) => areRead || group !== 'Launch settings')
    .flatMap(({ kind, words, read }): readonly SetUpChange[] => {
      const [from, to] = [read(before), read(after)];
      const isSame =
        from.state === 'known' && to.state === 'known' ? from.key === to.key : from.state === to.state;
      return isSame ? [] : [{ kind, words, from: from.text, to: to.text }];
    });
  if (areRead) return changes;
  const command: SetUpChange = {
    kind: 'set-up',
    words: 'launch command',
    from: commandState(before.setUp.command),
    to: commandState(after.setUp.command),
  };
  return [...changes, command];
}

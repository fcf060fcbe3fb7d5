import type { RunHeader } from '../../run/run.ts';
import { describeRun, type DescribedRun } from '../comparison/aspect.ts';
import { changingAspects } from './set-up-keys.ts';

/** In what one set-up differs from another. */
export interface SetUpChange {
  /** Inside a sentence: "eager mode". */
  readonly words: string;
  /** Null where the source does not say. */
  readonly from: string | null;
  readonly to: string | null;
}

const commandStates = {
  read: 'published',
  'not-published': 'not published',
  unreadable: 'unreadable',
} as const;

function commandChange(before: DescribedRun, after: DescribedRun): readonly SetUpChange[] {
  if (before.setUp.command === 'read' && after.setUp.command === 'read') return [];
  const [from, to] = [commandStates[before.setUp.command], commandStates[after.setUp.command]];
  return [{ words: 'launch command', from, to }];
}

/**
 * What makes two set-ups of two runs of one subject, in the order of the run page; versions are not among it. Where a
 * launch command is not known, that is the change, as nothing is known of its settings.
 */
export function setUpChanges(one: RunHeader, other: RunHeader): readonly SetUpChange[] {
  const [before, after] = [describeRun(one), describeRun(other)];
  const command = commandChange(before, after);
  const changes = changingAspects
    .filter(({ kind, group }) => kind === 'set-up' && (command.length === 0 || group !== 'Launch settings'))
    .flatMap(({ words, read }): readonly SetUpChange[] => {
      const [from, to] = [read(before), read(after)];
      const isSame =
        from.state === 'known' && to.state === 'known' ? from.key === to.key : from.state === to.state;
      return isSame ? [] : [{ words, from: from.text, to: to.text }];
    });
  return [...changes, ...command];
}

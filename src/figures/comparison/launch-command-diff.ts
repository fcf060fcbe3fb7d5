import type { RunHeader } from '../../run/run.ts';
import { parseLaunchCommand } from '../launch-command.ts';
import { commandItems, type CommandItem, type CommandItemKind } from './command-items.ts';

/** One variable, word or flag of the launch commands side by side. */
export interface LaunchCommandDiffRow {
  readonly kind: CommandItemKind;
  /** Of a flag with its dashes, as vLLM spells it: "--speculative-config.method". Repeated flags have a row each. */
  readonly name: string;
  /**
   * One per run: the value without quotes, `true` of a flag without a value, null where the command does not have it or
   * is not known (see `commands`).
   */
  readonly values: readonly (string | true | null)[];
  /** Among the commands that could be read; `unknown` where that is only one. */
  readonly state: 'same' | 'changed' | 'only-one-side' | 'unknown';
}

/** Two to four launch commands, aligned. */
export interface LaunchCommandDiff {
  /** One per run: why a column is empty, if it is. */
  readonly commands: readonly ('read' | 'not-published' | 'unreadable')[];
  readonly rows: readonly LaunchCommandDiffRow[];
}

type Items = ReadonlyMap<string, CommandItem>;

function read(launchCommand: string | null): Items | 'not-published' | 'unreadable' {
  if (launchCommand === null) return 'not-published';
  const command = parseLaunchCommand(launchCommand);
  if (!command.readable) return 'unreadable';
  return new Map(commandItems(command).map((item) => [item.key, item]));
}

const order: readonly CommandItemKind[] = [
  ...(['variable', 'wrapper', 'program', 'module', 'subcommand', 'argument', 'flag'] as const),
];

function stateOf(values: readonly (string | true | null)[]): LaunchCommandDiffRow['state'] {
  if (values.length < 2) return 'unknown';
  if (values.includes(null)) return 'only-one-side';
  return values.every((value) => value === values[0]) ? 'same' : 'changed';
}

/**
 * Aligns launch commands flag by flag, whatever their order. Rows are in the order of the first command, what only
 * later ones have behind it, kind by kind. Nothing is judged: that a flag matters is for `comparability` to say.
 */
export function launchCommandDiff(runs: readonly Pick<RunHeader, 'launchCommand'>[]): LaunchCommandDiff {
  const commands = runs.map(({ launchCommand }) => read(launchCommand));
  const readable = commands.filter((items) => typeof items !== 'string');
  const all = new Map(readable.flatMap((items) => [...items.values()].map((item) => [item.key, item])));
  const rows = [...all.values()].map(({ kind, name, key }) => ({
    kind,
    name,
    values: commands.map((items) => (typeof items === 'string' ? null : (items.get(key)?.value ?? null))),
    state: stateOf(readable.map((items) => items.get(key)?.value ?? null)),
  }));
  return {
    commands: commands.map((items) => (typeof items === 'string' ? items : 'read')),
    rows: rows.sort((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind)),
  };
}

import { canonicalFlagName } from '../launch-command/flag.ts';
import type { LaunchCommand } from '../launch-command.ts';

/** The parts of a launch command that are set side by side, in the order in which they are shown. */
export type CommandItemKind =
  'variable' | 'wrapper' | 'program' | 'module' | 'subcommand' | 'argument' | 'flag';

/** One part of one launch command. */
export interface CommandItem {
  readonly kind: CommandItemKind;
  readonly name: string;
  /** `true` of a flag that is given without a value. */
  readonly value: string | true;
  /** What parts of different commands are matched by; a repeated flag has one for each time. */
  readonly key: string;
}

type Named = Omit<CommandItem, 'key'>;

/** Short and older spellings of a flag, by the name that its row has. */
const SAME_FLAG = new Map(
  Object.entries({
    '--tensor-parallel-size': ['-tp', '--tp', '--tp-size'],
    '--pipeline-parallel-size': ['-pp', '--pp', '--pp-size'],
    '--data-parallel-size': ['-dp', '--dp', '--dp-size'],
    '--quantization': ['-q'],
  }).flatMap(([name, spellings]) => spellings.map((spelling) => [spelling, name] as const)),
);

function flagName(written: string): string {
  const name = canonicalFlagName(written);
  return SAME_FLAG.get(name) ?? name;
}

/** Gives each part its key: kind, name, and the how manieth of that name it is. */
function numbered(items: readonly Named[]): readonly CommandItem[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const base = `${item.kind} ${item.name}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return { ...item, key: `${base} ${String(count)}` };
  });
}

/** A launch command as a list of named parts: variables first, JSON values expanded to dotted paths. */
export function commandItems(command: Extract<LaunchCommand, { readable: true }>): readonly CommandItem[] {
  const one = (kind: CommandItemKind, name: string, value: string | null): readonly Named[] =>
    value === null || value === '' ? [] : [{ kind, name, value }];
  return numbered([
    ...command.environment.map(({ name, value }) => ({ kind: 'variable', name, value }) as const),
    ...one('wrapper', 'Wrapper', command.wrapper.join(' ')),
    ...one('program', 'Program', command.program),
    ...one('module', 'Module', command.module),
    ...one('subcommand', 'Subcommand', command.subcommand),
    ...command.positionals.map(
      (value, at) => ({ kind: 'argument', name: `Argument ${String(at + 1)}`, value }) as const,
    ),
    ...command.flags.flatMap(({ name, value, json }): readonly Named[] =>
      json === null
        ? [{ kind: 'flag', name: flagName(name), value: value ?? true }]
        : json.map((entry) => ({
            kind: 'flag',
            name: entry.path === '' ? flagName(name) : `${flagName(name)}.${entry.path}`,
            value: entry.value,
          })),
    ),
  ]);
}

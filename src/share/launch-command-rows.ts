import { parseLaunchCommand } from '../figures/launch-command.ts';

/** One part of a launch command, for a table. */
export interface LaunchCommandRow {
  readonly kind: 'Variable' | 'Wrapper' | 'Program' | 'Module' | 'Subcommand' | 'Argument' | 'Flag';
  readonly name: string;
  /** Null of what has no value, such as a switch. */
  readonly value: string | null;
}

/** The parts of a launch command in order, JSON values expanded to dotted paths; none where it cannot be read. */
export function launchCommandRows(text: string): readonly LaunchCommandRow[] {
  const command = parseLaunchCommand(text);
  if (!command.readable) return [];
  const named = (kind: LaunchCommandRow['kind'], name: string | null): LaunchCommandRow[] =>
    name === null ? [] : [{ kind, name, value: null }];
  return [
    ...command.wrapper.flatMap((word) => named('Wrapper', word)),
    ...command.environment.map(({ name, value }) => ({ kind: 'Variable', name, value }) as const),
    ...named('Program', command.program),
    ...named('Module', command.module),
    ...named('Subcommand', command.subcommand),
    ...command.positionals.flatMap((word) => named('Argument', word)),
    ...command.flags.flatMap(({ name, value, json }) =>
      json === null
        ? [{ kind: 'Flag', name, value } as const]
        : json.map((entry) => ({ kind: 'Flag', name: `${name}.${entry.path}`, value: entry.value }) as const),
    ),
  ];
}

import { commandHead, commandParts } from './launch-command/command-parts.ts';
import { readFlag, type LaunchFlag } from './launch-command/flag.ts';
import { shellWords, type ShellWord } from './launch-command/shell-words.ts';

/** A launch command taken apart. Nothing is expanded: `$HOME` and `<redacted>` stay as they stand. */
export type LaunchCommand =
  | {
      readonly readable: true;
      /** The whole command, verbatim. */
      readonly text: string;
      /** Variables set before the program, in order. */
      readonly environment: readonly { readonly name: string; readonly value: string }[];
      /** `env`, `sudo` and the like with their options, and options of an interpreter such as `-m`. */
      readonly wrapper: readonly string[];
      /** The path as written, without quotes; null of a text that only sets variables. */
      readonly program: string | null;
      /** Of `python -m module`. */
      readonly module: string | null;
      /** Such as "serve". */
      readonly subcommand: string | null;
      /** Words that belong to no flag, in order, such as the model; shell operators among them. */
      readonly positionals: readonly string[];
      /** In order; repeated ones are kept. */
      readonly flags: readonly LaunchFlag[];
    }
  /** A quote is not closed, or the text is too long to be a command: it can only be shown. */
  | { readonly readable: false; readonly text: string };

const SUBCOMMANDS = new Set([
  'serve',
  'server',
  'run',
  'start',
  'launch',
  'bench',
  'chat',
  'complete',
  'exec',
]);

function assignment({ value }: ShellWord): { name: string; value: string } {
  const equals = value.indexOf('=');
  return { name: value.slice(0, equals), value: value.slice(equals + 1) };
}

const values = (words: readonly ShellWord[]): string[] => words.map(({ value }) => value);

/**
 * Takes a published launch command apart with a POSIX shell's quoting, for a table of its flags and for setUp.
 * Unlike launchCommandLines, which cuts the same text into verbatim lines to show.
 */
export function parseLaunchCommand(text: string): LaunchCommand {
  const words = shellWords(text);
  if (words === null) return { readable: false, text };
  const head = commandHead(words);
  const parts = commandParts(words.slice(head.length));
  const bare = values(parts.filter(({ flag }) => flag === null).flatMap((part) => part.values));
  const first = parts[0]?.flag === null && head.module === null ? (bare[0] ?? '') : '';
  const subcommand = SUBCOMMANDS.has(first) ? first : null;
  return {
    readable: true,
    text,
    environment: head.environment.map(assignment),
    wrapper: values(head.wrapper),
    program: head.program?.value ?? null,
    module: head.module?.value ?? null,
    subcommand,
    positionals: subcommand === null ? bare : bare.slice(1),
    flags: parts.flatMap((part) => (part.flag === null ? [] : [readFlag(part.flag, part.values)])),
  };
}

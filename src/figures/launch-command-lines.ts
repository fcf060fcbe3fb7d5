import { commandHead, commandParts } from './launch-command/command-parts.ts';
import { shellWords, type ShellWord } from './launch-command/shell-words.ts';

/** A line of a launch command as it is shown. */
export interface LaunchCommandLine {
  /** Verbatim, quotes included. */
  readonly text: string;
  /** The white space (and line continuations) between this line and the next one, verbatim. */
  readonly gap: string;
}

/** Variables, program and first positional arguments; then each flag with its values. No line is empty. */
function wordsOfLines(words: readonly ShellWord[]): readonly (readonly ShellWord[])[] {
  const head = words.slice(0, commandHead(words).length);
  const [first, ...parts] = commandParts(words.slice(head.length)).map(({ flag, values }) => ({
    isFlag: flag !== null,
    words: flag === null ? values : [flag, ...values],
  }));
  const rest = parts.map((part) => part.words);
  const lines =
    first === undefined || first.isFlag
      ? [head, first?.words ?? [], ...rest]
      : [[...head, ...first.words], ...rest];
  return lines.filter((line) => line.length > 0);
}

/**
 * Cuts a launch command into lines to show: variables, program and first positional arguments, then one line for each
 * flag with its value. All `text + gap`, joined, are the command, character for character. A text that cannot be read
 * as a command is one line.
 */
export function launchCommandLines(text: string): readonly LaunchCommandLine[] {
  const lines = wordsOfLines(shellWords(text) ?? []);
  if (lines.length === 0) return [{ text, gap: '' }];
  return lines.map((words, index) => {
    const start = index === 0 ? 0 : (words[0]?.start ?? 0);
    const end = words.at(-1)?.end ?? 0;
    const next = lines[index + 1]?.[0]?.start ?? text.length;
    return { text: text.slice(start, end), gap: text.slice(end, next) };
  });
}

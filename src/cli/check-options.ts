import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export const CHECK_USAGE = 'Usage: npm run check -- [FILE or FOLDER …] [--format text|json|github]';

const formats = ['text', 'json', 'github'] as const;

/** What the command line asks for. */
export interface CheckOptions {
  /** Files and folders; none for all content. */
  readonly paths: readonly string[];
  readonly format: (typeof formats)[number];
}

function parsed(args: readonly string[]) {
  const options = { format: { type: 'string', default: 'text' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message);
  }
}

/** @throws {UsageError} that says what is wrong. */
export function readCheckOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = parsed(args);
  const format = formats.find((name) => name === values.format);
  if (format === undefined)
    throw new UsageError(`--format is "${values.format}"; it can be text, json or github.`);
  return { paths: positionals, format };
}

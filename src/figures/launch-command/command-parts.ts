import { isFlag, valueCount } from './flag.ts';
import type { ShellWord } from './shell-words.ts';

/** The words before the first flag of the program itself, by what they do. */
export interface CommandHead {
  readonly environment: readonly ShellWord[];
  /** `env`, `sudo` and the like with their options, and options of an interpreter. */
  readonly wrapper: readonly ShellWord[];
  readonly program: ShellWord | null;
  /** The word behind `python -m`. */
  readonly module: ShellWord | null;
  /** How many words these are. */
  readonly length: number;
}

/** A run of words that belong together: a flag with its values, or the bare words between two flags. */
export interface CommandPart {
  readonly flag: ShellWord | null;
  /** Of a flag its values, else positional arguments. */
  readonly values: readonly ShellWord[];
}

/** Words that run the rest of the line as a command, and their options that take a word. */
const WRAPPERS = new Map([
  ['env', ['-u', '--unset', '-C', '--chdir']],
  ['sudo', ['-u', '-g', '--user', '--group']],
  ['exec', []],
  ['nohup', []],
  ['command', []],
  ['time', []],
]);

const isAssignment = (word: ShellWord): boolean => /^[a-z_]\w*=/i.test(word.value);

/** What follows the last slash: "/opt/bin/vllm" → "vllm". */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** How many words at the beginning are options, each with its value where it takes one. */
function optionCount(words: readonly ShellWord[], withValue: readonly string[]): number {
  let count = 0;
  for (let word = words[0]; word?.value.startsWith('-') === true; word = words[count]) {
    count += withValue.includes(word.value) ? 2 : 1;
  }
  return Math.min(count, words.length);
}

/** `python -u -m module`: options up to `-m`, then the module; null of any other program. */
function pythonModule(
  program: string,
  behind: readonly ShellWord[],
): { options: number; module: ShellWord } | null {
  if (!/^python[\d.]*$/.test(baseName(program))) return null;
  const at = behind.findIndex((word) => word.value === '-m' || !word.value.startsWith('-'));
  const module = behind[at + 1];
  return behind[at]?.value === '-m' && module !== undefined ? { options: at + 1, module } : null;
}

/** Reads what comes before the program, and the program. */
export function commandHead(words: readonly ShellWord[]): CommandHead {
  const environment: ShellWord[] = [];
  const wrapper: ShellWord[] = [];
  let at = 0;
  for (let word = words[0]; word !== undefined; word = words[at]) {
    const options = WRAPPERS.get(word.value);
    if (options !== undefined) {
      const length = 1 + optionCount(words.slice(at + 1), options);
      wrapper.push(...words.slice(at, at + length));
      at += length;
    } else if (isAssignment(word)) {
      environment.push(word);
      at++;
    } else {
      break;
    }
  }
  const program = words[at] ?? null;
  const python = program === null ? null : pythonModule(program.value, words.slice(at + 1));
  if (program === null || python === null) {
    return { environment, wrapper, program, module: null, length: program === null ? at : at + 1 };
  }
  wrapper.push(...words.slice(at + 1, at + 1 + python.options));
  return { environment, wrapper, program, module: python.module, length: at + 2 + python.options };
}

/** The offset behind the bare words from `start`. */
function bareEnd(words: readonly ShellWord[], start: number): number {
  const end = words.findIndex((word, at) => at > start && isFlag(word));
  return end === -1 ? words.length : end;
}

/** Groups the words behind the head: each flag with its values, and the bare words between, in order. */
export function commandParts(words: readonly ShellWord[]): readonly CommandPart[] {
  const parts: CommandPart[] = [];
  let at = 0;
  for (let word = words[0]; word !== undefined; word = words[at]) {
    const flag = isFlag(word) ? word : null;
    const end = flag === null ? bareEnd(words, at) : at + 1 + valueCount(words, at);
    parts.push({ flag, values: words.slice(flag === null ? at : at + 1, end) });
    at = end;
  }
  return parts;
}

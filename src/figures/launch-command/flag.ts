import { jsonEntries, type JsonEntry } from './json-entries.ts';
import type { ShellWord } from './shell-words.ts';

/** One flag of a command with its value. */
export interface LaunchFlag {
  /** With its dashes, as written: "--max-model-len", "-tp", "--kernel-config.enable_flashinfer_autotune". */
  readonly name: string;
  /** Without quotes; several values of one flag are joined by spaces. Null of a flag without a value. */
  readonly value: string | null;
  /** The value's scalars where it is a JSON object or list; else null. */
  readonly json: readonly JsonEntry[] | null;
}

/** Flags of vLLM, SGLang and docker that stand alone, beyond those that their beginning gives away. */
const SWITCHES = new Set([
  ...['--trust-remote-code', '--enforce-eager', '--async-scheduling', '--language-model-only', '--headless'],
  ...['--log-requests', '--return-tokens-as-token-ids', '--allow-credentials', '--multi-step-stream-outputs'],
  ...['--rm', '--privileged', '--init', '--detach', '--interactive', '--tty', '-it', '-ti'],
]);
const SWITCH = /^--(?:enable|disable|no|skip|use)-/;
const SWITCH_VALUES = new Set(['true', 'false', 'on', 'off', 'yes', 'no']);

/** Flags that take every bare word up to the next flag. */
const LISTS = new Set([
  ...['--served-model-name', '--lora-modules', '--lora-paths', '--middleware'],
  ...['--cuda-graph-sizes', '--cudagraph-capture-sizes', '--cuda-graph-bs', '--compile-sizes'],
]);

/** "-O3": the number is the value. */
const SHORT_WITH_NUMBER = /^-[a-z]\d+$/i;

const OPERATORS = new Set(['&', '&&', '|', '||', ';', '>', '>>', '<', '2>', '2>&1', '&>']);

/** The name with dashes for underscores in its first step, which vLLM reads alike: "--max_model_len" → "--max-model-len". */
export function canonicalFlagName(name: string): string {
  const dot = name.indexOf('.');
  const head = dot === -1 ? name : name.slice(0, dot);
  return head.replaceAll('_', '-') + name.slice(head.length);
}

/** Whether a word is a flag: dashes, then a letter. "-1" is a value. */
export function isFlag(word: ShellWord): boolean {
  return /^--?[a-z]/i.test(word.value);
}

const isBare = (word: ShellWord): boolean => !isFlag(word) && !OPERATORS.has(word.value);

/** How many words behind the flag at `at` are its values: 0, 1, or all bare ones of a list. */
export function valueCount(words: readonly ShellWord[], at: number): number {
  const flag = words[at]?.value ?? '';
  const next = words[at + 1];
  if (next === undefined || flag.includes('=') || SHORT_WITH_NUMBER.test(flag)) return 0;
  const name = canonicalFlagName(flag);
  if (SWITCHES.has(name) || SWITCH.test(name)) return SWITCH_VALUES.has(next.value.toLowerCase()) ? 1 : 0;
  if (!LISTS.has(name)) return isBare(next) ? 1 : 0;
  const end = words.findIndex((word, index) => index > at && !isBare(word));
  return (end === -1 ? words.length : end) - at - 1;
}

function nameAndValue(word: string, values: readonly ShellWord[]): Omit<LaunchFlag, 'json'> {
  const equals = word.indexOf('=');
  if (equals !== -1) return { name: word.slice(0, equals), value: word.slice(equals + 1) };
  if (SHORT_WITH_NUMBER.test(word)) return { name: word.slice(0, 2), value: word.slice(2) };
  return { name: word, value: values.length === 0 ? null : values.map(({ value }) => value).join(' ') };
}

/** Reads a flag from its word and the words that valueCount gave it. "-O3" is "-O" with the value "3". */
export function readFlag(word: ShellWord, values: readonly ShellWord[]): LaunchFlag {
  const flag = nameAndValue(word.value, values);
  return { ...flag, json: flag.value === null ? null : jsonEntries(flag.value) };
}

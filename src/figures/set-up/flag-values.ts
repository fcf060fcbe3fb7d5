import { canonicalFlagName, type LaunchFlag } from '../launch-command/flag.ts';

/** The settings of a command by name, whichever way they were written. */
export interface FlagValues {
  /** The last value given for any of these names; null where none was. JSON members have dotted names. */
  readonly text: (...names: readonly string[]) => string | null;
  /** As text, where it is a whole or decimal number; else null. */
  readonly number: (...names: readonly string[]) => number | null;
  /** Whether one of these flags is given, and not as false. */
  readonly isOn: (...names: readonly string[]) => boolean;
}

const OFF = new Set(['false', 'off', 'no', '0']);

/** `--speculative-config '{"method":"x"}'` and `--speculative-config.method x` are the same setting. */
function settings(flag: LaunchFlag): readonly (readonly [string, string | null])[] {
  const name = canonicalFlagName(flag.name);
  const inside = (flag.json ?? []).map(({ path, value }) => [`${name}.${path}`, value] as const);
  return [[name, flag.value], ...inside];
}

/** Indexes flags by their canonical names; of repeated ones the last one holds, as in the engines. */
export function flagValues(flags: readonly LaunchFlag[]): FlagValues {
  const byName = new Map(flags.flatMap(settings).map(([name, value], order) => [name, { value, order }]));
  const last = (names: readonly string[]): string | null | undefined =>
    names
      .flatMap((name) => byName.get(name) ?? [])
      .sort((left, right) => left.order - right.order)
      .at(-1)?.value;
  const text = (...names: readonly string[]): string | null => last(names) ?? null;
  return {
    text,
    number: (...names) => {
      const value = text(...names);
      return value !== null && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : null;
    },
    isOn: (...names) => {
      const value = last(names);
      return value !== undefined && !OFF.has((value ?? '').toLowerCase());
    },
  };
}

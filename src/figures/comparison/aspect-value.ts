/** What one run has in one aspect. */
export type AspectValue =
  | {
      readonly state: 'known';
      /** What equality is decided by; letter case does not count. */
      readonly key: string | number | boolean;
      readonly text: string;
    }
  /** `unknown`: the source does not say. `not-published`: only the launch command would, and there is none. */
  | { readonly state: 'unknown' | 'not-published'; readonly text: null };

export const UNKNOWN: AspectValue = { state: 'unknown', text: null };

/** A value that is decided by itself. */
export function known(key: string | number | boolean, text: string): AspectValue {
  return { state: 'known', key: typeof key === 'string' ? key.toLowerCase() : key, text };
}

/** A text of the source; unknown where it is null. */
export function textValue(text: string | null): AspectValue {
  return text === null ? UNKNOWN : known(text, text);
}

/** A number of the source, as text by `format`; unknown where it is null. */
export function numberValue(value: number | null, format: (value: number) => string): AspectValue {
  return value === null ? UNKNOWN : known(value, format(value));
}

/** Whether two values are known and equal. */
export function areEqual(left: AspectValue, right: AspectValue): boolean {
  return left.state === 'known' && right.state === 'known' && left.key === right.key;
}

/** Whether two values are known and not equal. */
export function areDifferent(left: AspectValue, right: AspectValue): boolean {
  return left.state === 'known' && right.state === 'known' && left.key !== right.key;
}

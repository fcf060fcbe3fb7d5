import type { JsonToken } from './json-tokens.ts';
import type { JsonValue } from './json-value.ts';

interface OpenObject {
  readonly kind: 'object';
  readonly start: number;
  readonly members: Map<string, JsonValue>;
  readonly repeated: Map<string, number>;
  /** The key whose value is expected. */
  key: string;
}

interface OpenList {
  readonly kind: 'list';
  readonly start: number;
  readonly items: JsonValue[];
}

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** The values of a JSON text while it is read: a stack of its own, so that no depth of nesting runs out of the machine's. */
export class NestedValues {
  /** What the text may go on with. */
  expects: Expected = 'value';
  /** The whole value, once it is complete. */
  root: JsonValue | null = null;
  readonly #open: (OpenObject | OpenList)[] = [];

  /** The object or list that is not closed yet; null outside of all. */
  get innermost(): { readonly start: number } | null {
    return this.#open.at(-1) ?? null;
  }

  /** The bracket that closes it. */
  get closing(): '}' | ']' {
    return this.#open.at(-1)?.kind === 'object' ? '}' : ']';
  }

  key({ value, start }: JsonToken): null {
    const object = this.#open.at(-1);
    if (object?.kind !== 'object') throw new Error(`key outside of an object: ${start}`);
    if (object.members.has(value)) object.repeated.set(value, start);
    object.key = value;
    this.expects = 'colon';
    return null;
  }

  colon(): null {
    this.expects = 'value';
    return null;
  }

  comma(): null {
    this.expects = this.closing === '}' ? 'key' : 'value';
    return null;
  }

  open(bracket: '{' | '[', start: number): void {
    if (bracket === '{')
      this.#open.push({ kind: 'object', start, members: new Map(), repeated: new Map(), key: '' });
    else this.#open.push({ kind: 'list', start, items: [] });
    this.expects = bracket === '{' ? 'key or end' : 'value or end';
  }

  close(): null {
    const value = this.#open.pop();
    if (value === undefined) throw new Error('nothing to close');
    if (value.kind === 'list') this.add(value);
    else this.add({ kind: 'object', start: value.start, members: value.members, repeated: value.repeated });
    return null;
  }

  add(value: JsonValue): void {
    const parent = this.#open.at(-1);
    this.expects = parent === undefined ? 'nothing' : 'comma or end';
    if (parent === undefined) this.root = value;
    else if (parent.kind === 'list') parent.items.push(value);
    else if (!parent.members.has(parent.key)) parent.members.set(parent.key, value);
  }
}

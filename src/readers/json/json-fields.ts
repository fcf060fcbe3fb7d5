import { excerpt, quote } from '../quote.ts';
import type { Report } from '../report.ts';
import { describedValue } from './described-value.ts';
import type { JsonList, JsonNumber, JsonObject, JsonText, JsonValue } from './json-value.ts';

/** The place of a value, and its path in the file. */
interface Place {
  readonly start: number;
  readonly path: string;
}

const HINT = 'Take the file anew as the tool wrote it.';

/** Far above anything that can be measured; what is larger is a slip or garbage. */
const MOST = 1e12;

/** Where values are read from, and what of their texts may stand in a message. */
export interface JsonContext {
  readonly report: Report;
  /** A text without what is private. */
  readonly publicText: (text: string) => string;
}

/**
 * The keys of a JSON object, each read as what it should be. Null is what is absent, null in the file, or of another
 * type, which is reported. Keys that nobody asks for are passed over, whatever they hold.
 */
export class JsonFields {
  readonly path: string;
  readonly start: number;
  readonly #object: JsonObject;
  readonly #context: JsonContext;
  /** A key may be asked for more than once; what is wrong with it is said once. */
  readonly #said = new Set<string>();
  readonly #inner = new Map<string, JsonFields>();
  readonly #rows = new Map<string, readonly JsonFields[]>();

  constructor(object: JsonObject, path: string, context: JsonContext) {
    this.path = path;
    this.start = object.start;
    this.#object = object;
    this.#context = context;
  }

  /** The keys of the object, in its order. */
  get keys(): Iterable<string> {
    return this.#object.members.keys();
  }

  has(key: string): boolean {
    return this.#object.members.has(key);
  }

  /** Whether the object says anything of a key, rightly or wrongly: null says nothing. */
  says(key: string): boolean {
    const value = this.#object.members.get(key);
    return value !== undefined && value.kind !== 'null';
  }

  text(key: string): JsonText | null {
    const value = this.#value(key);
    if (value === null || value.kind === 'text') return value;
    return this.#wrongType(key, value, 'a text');
  }

  /** A text that is one plain word, such as "vllm", and nobody's name; null too for an empty one. */
  word(key: string): string | null {
    const text = this.text(key)?.value ?? '';
    if (text === '') return null;
    if (/^[a-z][a-z_-]{0,40}$/.test(text) && this.#context.publicText(text) === text) return text;
    return this.refuse(key, `${this.pathOf(key)} is not a plain word.`);
  }

  /** A number of any sign and size, or one of Python's three that are none. */
  number(key: string): JsonNumber | null {
    const value = this.#value(key);
    if (value === null || value.kind === 'number') return value;
    return this.#wrongType(key, value, 'a number');
  }

  /** A finite number from 0 up, within reason; null too for NaN and the infinities, which are how a tool says that it has none. */
  figure(key: string): JsonNumber | null {
    const number = this.number(key);
    if (number === null || /[IN]/.test(number.text)) return null;
    if (number.value < 0) return this.#refuse(key, number, 'below 0');
    return number.value > MOST ? this.#refuse(key, number, 'beyond anything that can be measured') : number;
  }

  /** A whole number from 0 up, within reason. */
  count(key: string): JsonNumber | null {
    const number = this.figure(key);
    if (number === null || Number.isInteger(number.value)) return number;
    return this.#refuse(key, number, 'not a whole number');
  }

  /** A whole number that has to be there. */
  requiredCount(key: string): number | null {
    const value = this.count(key)?.value;
    if (value !== undefined) return value;
    const isUnsaid = !this.says(key) || !Number.isFinite(this.number(key)?.value ?? 0);
    return isUnsaid ? this.refuse(key, `${this.pathOf(key)} is missing.`) : null;
  }

  flag(key: string): boolean | null {
    const value = this.#value(key);
    if (value === null || value.kind === 'boolean') return value?.value ?? null;
    return this.#wrongType(key, value, 'true or false');
  }

  fields(key: string): JsonFields | null {
    const value = this.#value(key);
    if (value === null) return null;
    if (value.kind !== 'object') return this.#wrongType(key, value, 'an object');
    const inner = this.#inner.get(key) ?? new JsonFields(value, this.pathOf(key), this.#context);
    this.#inner.set(key, inner);
    return inner;
  }

  /** The objects of a list, each with its place in it; empty where there is no list. */
  rows(key: string): readonly JsonFields[] {
    const rows = this.#rows.get(key) ?? this.#readRows(key);
    this.#rows.set(key, rows);
    return rows;
  }

  /** The whole numbers of a list; null where it is none, or holds anything else. */
  counts(key: string): number[] | null {
    const list = this.#list(key);
    if (list === null) return null;
    const wrong = list.items.findIndex((item) => item.kind !== 'number' || !isCount(item));
    const counts = list.items.flatMap((item) => (item.kind === 'number' ? [item.value] : []));
    const item = list.items[wrong];
    if (item === undefined) return counts;
    const path = `${this.pathOf(key)}[${wrong}]`;
    return this.#report(
      { start: item.start, path },
      `${path} is ${describedValue(item, this.#context.publicText)}, not a whole number from 0 up.`,
    );
  }

  /** The path of a key, such as "results[12].ttft_p50"; a key that is no name of the tool's is in quotes, and cleaned. */
  pathOf(key: string): string {
    const shown = this.#context.publicText(key);
    if (shown !== key || !/^[a-z]\w*$/i.test(key)) return `${this.path}[${quote(shown)}]`;
    return this.path === '' ? key : `${this.path}.${key}`;
  }

  /** Reports what is wrong with the value of a key, or with the object where it has no such key. */
  refuse(key: string, message: string, hint: string | null = HINT): null {
    const value = this.#object.members.get(key);
    const place = value === undefined ? this : { start: value.start, path: this.pathOf(key) };
    return this.#report(place, message, hint);
  }

  #readRows(key: string): JsonFields[] {
    const listPath = this.pathOf(key);
    return (this.#list(key)?.items ?? []).flatMap((item, index) => {
      const path = `${listPath}[${index}]`;
      if (item.kind === 'object') return [new JsonFields(item, path, this.#context)];
      this.#report(
        { start: item.start, path },
        `${path} is ${describedValue(item, this.#context.publicText)}, not an object.`,
      );
      return [];
    });
  }

  #list(key: string): JsonList | null {
    const value = this.#value(key);
    if (value === null || value.kind === 'list') return value;
    return this.#wrongType(key, value, 'a list');
  }

  #value(key: string): Exclude<JsonValue, { kind: 'null' }> | null {
    const again = this.#object.repeated.get(key);
    if (again !== undefined) {
      const path = this.pathOf(key);
      this.#report({ start: again, path }, `${path} stands here a second time.`);
    }
    const value = this.#object.members.get(key);
    return value === undefined || value.kind === 'null' ? null : value;
  }

  #wrongType(key: string, value: JsonValue, wanted: string): null {
    const path = this.pathOf(key);
    return this.#report(
      { start: value.start, path },
      `${path} is ${describedValue(value, this.#context.publicText)}, not ${wanted}.`,
    );
  }

  #refuse(key: string, number: JsonNumber, what: string): null {
    const path = this.pathOf(key);
    return this.#report({ start: number.start, path }, `${path} is ${excerpt(number.text)}, ${what}.`);
  }

  #report({ start, path }: Place, message: string, hint: string | null = HINT): null {
    if (!this.#said.has(message))
      this.#context.report.at(path === '' ? { start } : { start, path }, message, hint);
    this.#said.add(message);
    return null;
  }
}

function isCount({ value }: JsonNumber): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST;
}

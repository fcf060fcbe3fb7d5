/** A value of a JSON text; `start` is the offset of its first character. */
export type JsonValue = JsonObject | JsonList | JsonText | JsonNumber | JsonBoolean | JsonNull;

/** An object. A map, so that a key such as `__proto__` is a key like any other. */
export interface JsonObject {
  readonly kind: 'object';
  readonly start: number;
  /** By key, in the order of the text; of a repeated key the first value. */
  readonly members: ReadonlyMap<string, JsonValue>;
  /** The keys that stand in the object again, with the place of the second one. */
  readonly repeated: ReadonlyMap<string, number>;
}

export interface JsonList {
  readonly kind: 'list';
  readonly start: number;
  readonly items: readonly JsonValue[];
}

export interface JsonText {
  readonly kind: 'text';
  readonly start: number;
  readonly value: string;
}

export interface JsonNumber {
  readonly kind: 'number';
  readonly start: number;
  /** As it is written, such as "2.50"; or "NaN", "Infinity" or "-Infinity", which Python writes and JSON lacks. */
  readonly text: string;
  /** Not finite for those three and for numbers such as 1e999. */
  readonly value: number;
}

export interface JsonBoolean {
  readonly kind: 'boolean';
  readonly start: number;
  readonly value: boolean;
}

export interface JsonNull {
  readonly kind: 'null';
  readonly start: number;
}
